"use strict";
// Shows an explanation: one run of a script, or two runs side by side. All text comes from the data
// and is added as text, never as HTML.

const data = JSON.parse(document.getElementById("data").textContent);
const runs = data.runs;
const svgSpace = "http://www.w3.org/2000/svg";
const fingerColors = ["#e6194a", "#0073d9", "#008c40", "#bf5900", "#8c26bf"];
const longestGap = 0.5;      // Seconds. Longer gaps in the timelines are shortened to this.
const mostFrames = 40;       // The maximum number of pictures in a film strip.
const mostLogLines = 200;    // The maximum number of log lines that a moment shows.
const byId = (id) => document.getElementById(id);

// ---- Elements ----

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key === "text") made.textContent = value;
    else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, setting] of Object.entries(value)) made.style.setProperty(name, setting);
    else made.setAttribute(key === "className" ? "class" : key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

function svg(name, attributes, ...children) {
  const made = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function seconds(time) {
  const text = time.toFixed(6);
  return (text.endsWith("000") ? text.slice(0, -3) : text) + " s";
}

const plural = (noun, count) => (count === 1 ? noun : `${noun}s`);
const short = (value) => String(Math.round(value * 100) / 100);

// ---- Moments ----

// The scrubber's positions: the moments of all runs in order of time. The k-th moments of two runs at
// the same time share a position.
const positions = [];
for (const [index, run] of runs.entries()) {
  let copy = 0;
  run.moments.forEach((moment, number) => {
    copy = number > 0 && run.moments[number - 1].time === moment.time ? copy + 1 : 0;
    moment.key = [moment.time, copy];
    moment.events = run.events.slice(moment.firstEvent, moment.firstEvent + moment.eventCount);
    positions.push({ time: moment.time, copy, index, number });
  });
}
positions.sort((a, b) => a.time - b.time || a.copy - b.copy || a.index - b.index);
for (let index = positions.length - 1; index > 0; index -= 1) {
  const [last, next] = [positions[index - 1], positions[index]];
  if (last.time === next.time && last.copy === next.copy) positions.splice(index, 1);
}
for (const run of runs) {
  let number = 0;
  // The run's moment at each position: its last one so far.
  run.shown = positions.map((position) => {
    const isDue = (key) => key[0] < position.time || (key[0] === position.time && key[1] <= position.copy);
    while (number + 1 < run.moments.length && isDue(run.moments[number + 1].key)) number += 1;
    return number;
  });
  // Whether the moment begins at the position, rather than lasting until it.
  run.starts = run.shown.map((moment, position) => position === 0 || run.shown[position - 1] !== moment);
  run.positionOfMoment = [];
  run.shown.forEach((moment, position) => { if (run.starts[position]) run.positionOfMoment[moment] = position; });
  run.momentOfEvent = [];
  run.moments.forEach((moment, number) => { for (let k = 0; k < moment.eventCount; k += 1) run.momentOfEvent.push(number); });
}

function positionOfEvent(run, event) { return run.positionOfMoment[run.momentOfEvent[event]]; }

// Every position with an event that is not a move.
const eventPositions = positions.map((_, position) => position).filter((position) => runs.some(
  (run) => run.starts[position] && run.moments[run.shown[position]].events.some((event) => !event.quiet)));

// The timelines' scale: the share of the width for each position, with shortened gaps.
const offsets = [0];
for (let index = 1; index < positions.length; index += 1) {
  offsets.push(offsets[index - 1] + Math.min(positions[index].time - positions[index - 1].time, longestGap));
}
const span = offsets[offsets.length - 1] || 1;

function share(time) {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (positions[middle].time <= time) low = middle; else high = middle - 1;
  }
  const rest = Math.max(0, Math.min(time - positions[low].time, longestGap));
  const next = low + 1 < offsets.length ? offsets[low + 1] : offsets[low];
  return Math.min(offsets[low] + rest, next) / span * 100;
}

function title(run) {
  const names = runs.map((other) => other.app);
  const isVariant = runs.length > 1 && runs[0].variant !== runs[1].variant;
  if (isVariant) return names[0] === names[1] ? run.variant : `${run.app}, ${run.variant}`;
  return runs.length > 1 && runs[0].script !== runs[1].script && run.script ? run.script : run.app;
}

// ---- Screens ----

function wholePicture(run, index) {
  const picture = run.pictures[index];
  return picture.base === undefined ? picture : run.pictures[picture.base];
}

// Returns the images of a screen: a whole picture, and the part of it that changed.
function images(run, index) {
  const picture = run.pictures[index];
  const parts = picture.base === undefined ? [picture] : [run.pictures[picture.base], picture];
  return parts.map((part) => svg("image", {
    href: part.data, x: part.x / run.scale, y: part.y / run.scale, width: part.width / run.scale,
    height: part.height / run.scale, preserveAspectRatio: "none",
  }));
}

function viewBox(run, index) {
  const whole = wholePicture(run, index);
  return [whole.width / run.scale, whole.height / run.scale];
}

// Returns the paths up to a moment of the fingers that have landed since the screen was last untouched, or
// since the device was turned: the paths from before a turn are on another screen.
function fingers(run, moment) {
  const known = new Map();
  let down = 0;
  const last = run.moments[moment];
  for (let index = 0; index < last.firstEvent + last.eventCount; index += 1) {
    const event = run.events[index];
    if (event.kind === "input" && (event.state === "rotate" || event.state === "resize")) {
      known.clear();
      down = 0;
    }
    if (event.kind !== "touch" || !event.point) continue;
    const isUp = event.state === "ended" || event.state === "cancelled";
    if (event.state === "began" && down === 0) known.clear();
    // A finger may have landed before the part of the run that the page shows.
    if (event.state === "began" || (!known.has(event.name) && !isUp)) {
      known.set(event.name, { name: event.name, path: [], hasLanded: event.state === "began" });
      down += 1;
    }
    const finger = known.get(event.name);
    if (!finger) continue;
    finger.path.push(event.point);
    finger.phase = event.state;
    if (isUp) down -= 1;
  }
  return [...known.values()];
}

const fingerNumber = (finger) => Number(finger.name.replace(/\D/g, ""));
const fingerColor = (finger) => fingerColors[(fingerNumber(finger) + fingerColors.length - 1) % fingerColors.length];

// Returns the drawing of a finger's path. A unit is a pixel of the page, in points of the phone.
function marks(finger, unit) {
  const color = fingerColor(finger);
  const [first, last] = [finger.path[0], finger.path[finger.path.length - 1]];
  const isDown = finger.phase !== "ended" && finger.phase !== "cancelled";
  const start = svg("circle", { cx: first[0], cy: first[1], r: 7 * unit, fill: "none", stroke: color, "stroke-width": 1.5 * unit });
  return [
    svg("polyline", { points: finger.path.map((point) => point.join(",")).join(" "), fill: "none", stroke: color,
      "stroke-width": 2.5 * unit, "stroke-linejoin": "round", opacity: isDown ? 1 : 0.6 }),
    ...(finger.hasLanded ? [start] : []),
    svg("circle", { cx: last[0], cy: last[1], r: (isDown ? 11 : 5) * unit, fill: color, "fill-opacity": isDown ? 0.45 : 0.9,
      stroke: "#fff", "stroke-width": 1.5 * unit }),
  ];
}

// Returns the fingers' numbers and phases, above or below their locations, on the screen, and where possible apart.
function labels(fingers, [width, height], unit) {
  const placed = [];
  return fingers.map((finger) => {
    const text = `${fingerNumber(finger)} ${finger.phase}`;
    const [x, y] = finger.path[finger.path.length - 1];
    const half = (text.length * 3.05 + 6) * unit;
    const center = Math.max(half + unit, Math.min(x, width - half - unit));
    const rows = [-26, 26, -46, 46, -66, 66, -86, 86].map((distance) => y + distance * unit)
      .filter((row) => row > 10 * unit && row < height - 10 * unit);
    const isFree = (row) => placed.every(
      (other) => Math.abs(other.center - center) > other.half + half || Math.abs(other.row - row) > 18 * unit);
    const row = rows.find(isFree) ?? rows[0] ?? y;
    placed.push({ center, half, row });
    return svg("g", { transform: `translate(${center} ${row}) scale(${unit})`, "font-family": "sans-serif" },
      svg("rect", { x: -half / unit, y: -9, width: 2 * half / unit, height: 18, rx: 9, fill: fingerColor(finger) }),
      Object.assign(svg("text", { "text-anchor": "middle", y: 4, "font-size": 11, fill: "#fff" }), { textContent: text }));
  });
}

class Screen {
  constructor(run) {
    this.run = run;
    this.drawing = svg("svg", { role: "img" });
    this.node = element("figure", { className: "phone" },
      runs.length > 1 ? element("figcaption", { text: title(run) }) : undefined, this.drawing);
  }

  show(number) {
    const moment = this.run.moments[number];
    const [width, height] = viewBox(this.run, moment.picture);
    this.drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.drawing.setAttribute("width", width);
    this.drawing.setAttribute("height", height);
    const down = fingers(this.run, number);
    const texts = down.map((finger) => `${finger.name} ${finger.phase} at ${finger.path[finger.path.length - 1].map(short).join(", ")}`);
    this.drawing.setAttribute("aria-label",
      `The screen at ${seconds(moment.time)}. ${texts.length ? texts.join("; ") : "No finger."}`);
    this.outline = svg("polygon", { points: "" });
    // Marks do not shrink with a large screen.
    const unit = Math.max(1, width / (this.drawing.getBoundingClientRect().width || width));
    this.drawing.replaceChildren(...images(this.run, moment.picture), this.outline, ...down.flatMap((finger) => marks(finger, unit)),
      ...labels(down, [width, height], unit));
  }

  // Outlines a view, or nothing.
  highlight(name) {
    const moment = this.run.moments[this.number ?? 0];
    const row = name && this.run.trees[moment.tree].map((index) => this.run.views[index]).find((view) => view.name === name);
    this.outline.setAttribute("class", row ? "shown" : "");
    this.outline.setAttribute("points", row ? row.outline.join(" ") : "");
  }
}

// ---- The moment ----

function hitView(run, number) {
  const last = run.moments[number];
  for (let index = last.firstEvent + last.eventCount - 1; index >= 0; index -= 1) {
    const event = run.events[index];
    if (event.kind === "touch" && event.state === "began") return event.steps?.[event.steps.length - 1]?.name;
  }
  return undefined;
}

// Makes an item outline its view while it is hovered or focused.
function outlining(item, screen, name) {
  if (!name) return item;
  const show = (isOn) => {
    item.classList.toggle("on", isOn);
    screen.highlight(isOn ? name : undefined);
  };
  item.tabIndex = -1;
  item.addEventListener("pointerenter", () => show(true));
  item.addEventListener("pointerleave", () => show(false));
  item.addEventListener("focus", () => show(true));
  item.addEventListener("blur", () => show(false));
  return item;
}

// Makes the items of a list a single stop of the Tab key; the arrow keys move between them.
function stepping(list) {
  const items = () => [...list.querySelectorAll("[tabindex]")];
  if (items().length > 0) items()[0].tabIndex = 0;
  list.addEventListener("keydown", (key) => {
    const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key.key];
    const next = direction && items()[items().indexOf(document.activeElement) + direction];
    if (!direction) return;
    key.preventDefault();
    if (!next) return;
    for (const item of items()) item.tabIndex = item === next ? 0 : -1;
    next.focus();
  });
  return list;
}

// Groups equal events that follow each other at a moment.
function counted(events) {
  const groups = [];
  for (const event of events) {
    const text = JSON.stringify(event);
    const last = groups[groups.length - 1];
    if (last?.text === text) last.count += 1; else groups.push({ event, text, count: 1 });
  }
  return groups;
}

function happened({ event, count }, screen) {
  const item = element("li", { className: `${event.kind} ${event.state}` },
    element("span", { className: "kind", text: event.kind }),
    event.kind === "touch" ? `${event.name} ${event.text}` : event.text);
  if (event.fingers && event.kind !== "touch") {
    const text = ` (${plural("finger", event.fingers.length)} ${event.fingers.join(", ")})`;
    item.append(element("span", { className: "fingers", text }));
  }
  if (count > 1) item.append(element("span", { className: "fingers", text: `, ${count} times` }));
  if (event.lines) item.append(...event.lines.map((line) => element("div", { className: "mono", text: line })));
  if (event.steps) {
    const list = stepping(element("ol", { className: "steps" }, ...event.steps.map((step) => outlining(
      element("li", { className: /: no, |not checked/.test(step.text) ? "no" : "", text: step.text, style: { "--depth": step.depth } }),
      screen, step.name))));
    const summary = event.kind === "touch" ? "Hit test, step by step" : "Responder chain";
    item.append(element("details", { open: !event.quiet }, element("summary", { text: summary }), list));
  }
  return item;
}

// Returns a table of the recognizers that have touches or have decided, with their latest states.
function recognizerStates(run, number) {
  const latest = new Map();
  const last = run.moments[number];
  for (let index = 0; index < last.firstEvent + last.eventCount; index += 1) {
    const event = run.events[index];
    if (event.kind !== "recognizer") continue;
    // A recognizer that was reset at this moment still shows its result.
    if (event.state !== "reset") latest.set(event.name, event);
    else if (index < last.firstEvent) latest.delete(event.name);
  }
  if (latest.size === 0) return [];
  const rows = [...latest.values()].map((event) => element("tr", {},
    element("th", { scope: "row", text: event.name }),
    element("td", { className: event.state === "failed" ? "bad" : "", text: reason(event) })));
  return [element("h3", { text: "Gesture recognizers" }), element("table", { className: "states" }, element("tbody", {}, ...rows))];
}

function reason(event) {
  if (event.state === "possible") return "possible";
  return event.text.slice(event.text.indexOf(event.name) + event.name.length).replace(/^ of \S+/, "").trim();
}

function logLines(run, number) {
  const moment = run.moments[number];
  const lines = run.events.slice(0, moment.firstEvent + moment.eventCount).map((event, index) => [event, index])
    .filter(([event]) => event.kind === "log");
  if (lines.length === 0) return [];
  const rest = lines.length > mostLogLines ? [`… ${lines.length - mostLogLines} earlier lines\n`] : [];
  const log = element("pre", { className: "log mono", tabindex: 0, "aria-label": "Log" }, ...rest, ...lines.slice(-mostLogLines).map(
    ([event, index]) => element(index >= moment.firstEvent ? "b" : "span", { text: event.text + "\n" })));
  return [element("h3", { text: "Log" }), log];
}

function viewTree(run, number, screen) {
  const hit = hitView(run, number);
  const rows = run.trees[run.moments[number].tree].map((index) => run.views[index]).map((view) => {
    const facts = [view.frame.map(short).join(", ")];
    if (view.text) facts.push(JSON.stringify(view.text));
    facts.push(...(view.notes ?? []), ...(view.recognizers ?? []));
    const identifier = view.identifier ? ` ${view.identifier}` : "";
    return outlining(element("li", { className: view.name === hit ? "hit" : "", style: { "--depth": view.depth } },
      view.name + identifier, view.name === hit ? " (hit)" : "", " ", element("small", { text: facts.join(" · ") })), screen, view.name);
  });
  return [element("h3", { text: "View tree, with frames" }),
    stepping(element("ul", { className: "tree", "aria-label": "View tree" }, ...rows))];
}

function details(run, position, screen) {
  const number = run.shown[position];
  const moment = run.moments[number];
  const events = run.starts[position] ? moment.events.filter((event) => event.kind !== "log") : [];
  const isPassed = (event) => event.kind === "expectation" && event.state === "passed";
  const passed = counted(events.filter(isPassed)).map((group) => happened(group, screen));
  const others = counted(events.filter((event) => !isPassed(event))).map((group) => happened(group, screen));
  if (passed.length > 2) {
    others.push(element("li", { className: "passed" }, element("details", {},
      element("summary", { text: `${passed.length} expectations passed` }), element("ul", { className: "happened" }, ...passed))));
  } else {
    others.push(...passed);
  }
  const list = events.length > 0
    ? element("ul", { className: "happened" }, ...others)
    : element("p", { className: "hint", text: "Nothing happened, apart from the log and what the screen shows." });
  return element("div", { className: "run" },
    runs.length > 1 ? element("h3", { text: title(run) }) : undefined, list,
    ...recognizerStates(run, number), ...logLines(run, number), ...viewTree(run, number, screen));
}

// ---- The film strip ----

// Returns at most a number of a list's elements, at equal intervals.
function sample(list, count) {
  if (list.length <= count) return list;
  return list.filter((_, index) => Math.floor(index * count / list.length) !== Math.floor((index - 1) * count / list.length));
}

// Returns the moments to show: those at which a finger landed or lifted, something else was sent to the app, or an
// expectation failed, and as many other screens as there is room for.
function frameMoments(run) {
  const isKey = ({ events }, number) => number === 0 || number === run.moments.length - 1 || events.some((event) =>
    (event.kind === "touch" && !event.quiet) || event.kind === "input" || (event.kind === "expectation" && event.state === "failed"));
  const keys = [];
  const others = [];
  run.moments.forEach((moment, number) => {
    if (isKey(moment, number)) keys.push(number);
    else if (moment.picture !== run.moments[number - 1].picture) others.push(number);
  });
  const shown = sample(keys, mostFrames);
  return [...shown, ...sample(others, mostFrames - shown.length)].sort((a, b) => a - b);
}

function frameText(events) {
  const isLoud = (event) => !event.quiet && event.kind !== "log" && event.state !== "cancelling";
  const event = events.find((event) => isLoud(event) && event.kind !== "expectation") ?? events.find(isLoud) ?? events[0];
  if (!event) return "";
  if (event.kind === "expectation") return `expectation ${events.some((event) => event.state === "failed") ? "failed" : "passed"}`;
  return event.kind === "touch" ? `${event.name} ${event.state}` : event.text;
}

function frames(run) {
  const buttons = frameMoments(run).map((number) => {
    const moment = run.moments[number];
    const [width, height] = viewBox(run, moment.picture);
    const text = frameText(moment.events);
    const position = run.positionOfMoment[number];
    // The marks are drawn for a screen of this size, and then shrink.
    const unit = Math.max(width / 160, height / 240);
    const button = element("button", { type: "button", title: text, tabindex: -1, onclick: () => show(position) },
      svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" },
        ...images(run, moment.picture), ...fingers(run, number).flatMap((finger) => marks(finger, unit))),
      seconds(moment.time), element("span", { text }));
    button.position = position;
    return button;
  });
  const strip = stepping(element("div", { className: "frames", role: "group", "aria-label": title(run) }, ...buttons));
  return [runs.length > 1 ? element("h3", { text: title(run) }) : "", strip];
}

// ---- Timelines ----

const kindNames = {
  touch: "Touch", input: "Input", callback: "View", recognizer: "Recognizer", action: "Action", motion: "Shake", timer: "Timer",
  animation: "Animation", log: "Log", expectation: "Script",
};

// The states that determine a mark's shape, most important first.
const markStates = ["failed", "uncalled", "taken", "unsent", "cancelled", "waiting", "deferred", "recognized", "ended", "passed"];

function axis() {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 600, 3600];
  const step = steps.find((step) => span / step <= 14) ?? 36000;
  const marks = [];
  let last = -10;
  // A time in a shortened gap has no position of its own.
  for (const [index, position] of positions.entries()) {
    const next = positions[index + 1]?.time ?? position.time;
    for (let count = Math.ceil(position.time / step - 1e-6); count * step <= Math.min(next, position.time + longestGap); count += 1) {
      const at = share(count * step);
      if (at - last < 5) continue;
      last = at;
      marks.push(element("span", { text: short(count * step), style: { left: `${at}%` } }));
    }
  }
  return element("tr", {}, element("th", { scope: "col", text: "Seconds" }), element("td", {}, element("div", {}, ...marks)));
}

// Returns a background that shades the shortened gaps.
function gaps() {
  const stops = positions.flatMap((position, index) => {
    if (index === 0 || position.time - positions[index - 1].time <= longestGap) return [];
    const [from, to] = [offsets[index - 1], offsets[index]].map((offset) => `${offset / span * 100}%`);
    return [`transparent ${from}`, `var(--gap) ${from} ${to}`, `transparent ${to}`];
  });
  return stops.length > 0 ? `linear-gradient(to right, ${stops.join(", ")})` : "none";
}

function lane(run, lane, isFirst) {
  const track = element("div", {});
  const spans = lane.spans.map((span) => {
    const [left, right] = [share(span.from), share(span.to)];
    return element("span", { className: `span ${span.state}`, text: right - left > 6 ? span.state : "", "aria-hidden": true,
      style: { left: `${left}%`, width: `${right - left}%` } });
  });
  const events = lane.events.map((index) => [index, run.events[index]]);
  const ticks = events.filter(([, event]) => event.quiet).map(([, event]) => `M${(share(event.time) * 10).toFixed(1)} 0V1`).join("");
  // Events at the same moment share a mark.
  const moments = new Map();
  for (const [index, event] of events.filter(([, event]) => !event.quiet)) {
    const position = positionOfEvent(run, index);
    moments.set(position, [...(moments.get(position) ?? []), event]);
  }
  const buttons = [...moments].map(([position, events]) => {
    const state = markStates.find((state) => events.some((event) => event.state === state)) ?? events[0].state;
    const text = `${seconds(events[0].time)}: ${events.map((event) => event.text).join("; ")}`;
    return element("button", {
      type: "button", className: `mark ${state}`, tabindex: -1, title: text, "aria-label": text,
      style: { left: `${share(events[0].time)}%` }, onclick: (click) => { click.stopPropagation(); show(position); },
    });
  });
  track.append(...spans);
  if (ticks) {
    const drawing = svg("svg", { class: "ticks", viewBox: "0 0 1000 1", preserveAspectRatio: "none", "aria-hidden": "true" });
    drawing.append(svg("path", { d: ticks }));
    track.append(drawing);
  }
  const words = lane.spans.map((span) => `${span.state} from ${seconds(span.from)} to ${seconds(span.to)}`).join(", ");
  track.append(element("span", { className: "unseen", text: words }), ...buttons);
  track.addEventListener("click", (click) => {
    const area = track.getBoundingClientRect();
    show(nearest((click.clientX - area.left) / area.width * span));
  });
  return element("tr", { className: isFirst ? "first" : undefined },
    element("th", { scope: "row", title: lane.name }, ...laneName(lane)), element("td", {}, track));
}

// Returns a timeline's kind, and its name with the distinctive part first.
function laneName(lane) {
  const kind = kindNames[lane.kind] ?? lane.kind;
  if (["log", "expectation", "input"].includes(lane.kind)) return [kind];
  let name = lane.name.replace("GestureRecognizer#", " #");
  if (lane.kind === "action") name = lane.name.replace(/^(\S+) (.*)$/, "$2 on $1");
  return [element("span", { className: "kind", text: kind }), name];
}

function nearest(offset) {
  let best = 0;
  offsets.forEach((other, index) => { if (Math.abs(other - offset) < Math.abs(offsets[best] - offset)) best = index; });
  return best;
}

function lanes(run) {
  const caption = runs.length > 1 ? element("caption", { text: title(run) }) : element("caption", { className: "unseen", text: "Timelines" });
  return element("table", { className: "lanes" }, caption, element("thead", {}, axis()), element("tbody", {},
    ...run.lanes.map((item, index) => lane(run, item, index > 0 && run.lanes[index - 1].kind !== item.kind))));
}

// ---- The list of events ----

function table(run) {
  run.rows = run.moments.map(() => []);
  const rows = run.events.map((event, index) => {
    const row = element("tr", { className: event.quiet ? "quiet" : undefined },
      element("td", {}, element("button", { type: "button", text: seconds(event.time), onclick: () => show(positionOfEvent(run, index)) })),
      element("td", { text: event.kind }),
      element("td", { text: (event.fingers ?? []).join(", ") }), element("td", { text: event.text }));
    run.rows[run.momentOfEvent[index]].push(row);
    return row;
  });
  const head = ["Time", "Kind", "Finger", "What happened"].map((text) => element("th", { scope: "col", text }));
  return element("table", { className: "all" },
    runs.length > 1 ? element("caption", { text: title(run) }) : element("caption", { className: "unseen", text: "All events" }),
    element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
}

// ---- The page ----

const scrubber = byId("scrubber");
const screens = runs.map((run) => new Screen(run));
let current = -1;
let currentRows = [];       // The rows of the lists of events at the current moment.
let timer;

function describe(position) {
  const texts = runs.filter((run) => run.starts[position]).flatMap((run) => run.moments[run.shown[position]].events)
    .filter((event) => event.kind !== "log").map((event) => (event.kind === "touch" ? `${event.name} ${event.text}` : event.text));
  return texts.length === 0 ? "" : texts[0] + (texts.length > 1 ? `, and ${texts.length - 1} more` : "");
}

function show(position) {
  if (position < 0 || position >= positions.length || position === current) return;
  current = position;
  const time = positions[position].time;
  scrubber.value = position;
  scrubber.setAttribute("aria-valuetext", `${seconds(time)}, moment ${position + 1} of ${positions.length}. ${describe(position)}`);
  byId("clock").textContent = `${seconds(time)} · ${position + 1} of ${positions.length}`;
  byId("moment-title").textContent = `At ${seconds(time)}`;
  byId("announcement").textContent = document.activeElement === scrubber || timer ? "" : `${seconds(time)}. ${describe(position)}`;
  runs.forEach((run, index) => {
    screens[index].number = run.shown[position];
    screens[index].show(run.shown[position]);
  });
  byId("details").replaceChildren(...runs.map((run, index) => details(run, position, screens[index])));
  for (const log of byId("details").querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
  for (const hit of byId("details").querySelectorAll(".tree .hit")) {
    hit.parentElement.scrollTop = hit.offsetTop - hit.parentElement.clientHeight / 2;
  }
  byId("tables").style.setProperty("--now-at", `${offsets[position] / span * 100}%`);
  for (const strip of byId("frames").querySelectorAll(".frames")) {
    const shown = [...strip.querySelectorAll("button")].filter((button) => button.position <= position).pop();
    for (const button of strip.querySelectorAll("button")) {
      if (button === shown) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
      button.tabIndex = button === shown ? 0 : -1;
    }
    if (shown) strip.scrollTo({ left: shown.offsetLeft - strip.offsetLeft - strip.clientWidth / 2 + shown.clientWidth / 2 });
  }
  for (const row of currentRows) row.removeAttribute("aria-current");
  currentRows = runs.flatMap((run) => (run.starts[position] ? run.rows[run.shown[position]] : []));
  for (const row of currentRows) row.setAttribute("aria-current", "true");
}

function step(direction) {
  const next = direction > 0
    ? eventPositions.find((position) => position > current) : eventPositions.filter((position) => position < current).pop();
  if (next !== undefined) show(next);
}

function togglePlay() {
  const isPlaying = timer !== undefined;
  clearTimeout(timer);
  timer = undefined;
  byId("play").textContent = isPlaying ? "Play" : "Pause";
  if (isPlaying) return;
  if (current === positions.length - 1) show(0);
  // The clock's time at offset 0. A page that cannot show each moment in time leaves some out.
  let start = performance.now() - offsets[current] * 1000;
  const advance = () => {
    if (current + 1 >= positions.length) return togglePlay();
    const shown = current;
    timer = setTimeout(() => {
      if (current !== shown) start = performance.now() - offsets[current] * 1000;
      const elapsed = (performance.now() - start) / 1000;
      const next = offsets.findLastIndex((offset) => offset <= elapsed);
      show(current === shown ? Math.max(next, current + 1) : next);
      advance();
    }, offsets[current + 1] * 1000 + start - performance.now());
  };
  timer = 0;
  advance();
}

function differencePosition() {
  const { time, event } = data.difference;
  const found = event === undefined ? [] : runs.filter((run) => event < run.events.length).map((run) => positionOfEvent(run, event));
  // Views and screens are compared at the last moment of each time.
  return found.length > 0 ? Math.min(...found) : positions.findLastIndex((position) => position.time <= time);
}

// The first moment to look at: a failed expectation, the first difference, or the first touch.
function firstPosition() {
  if (data.difference) return differencePosition();
  for (const isWanted of [(event) => event.state === "failed" && event.kind === "expectation", (event) => event.kind === "touch"]) {
    for (const run of runs) {
      const index = run.events.findIndex(isWanted);
      if (index >= 0) return positionOfEvent(run, index);
    }
  }
  return 0;
}

function summary(run) {
  const checks = run.events.filter((event) => event.kind === "expectation");
  const failed = checks.filter((event) => event.state === "failed").length;
  const variant = runs.some((other) => other.variant === "published") ? [run.variant] : [];
  const facts = [run.script ? `Script ${run.script}` : "Launched without a script", ...variant, run.device,
    `${run.moments.length} ${plural("moment", run.moments.length)} until ${seconds(run.moments[run.moments.length - 1].time)}`];
  const item = element("li", {}, (runs.length > 1 ? `${title(run)}: ` : "") + facts.join(" · "));
  if (checks.length > 0) {
    const noun = plural("expectation", checks.length);
    item.append(" · ", element("span", { className: failed ? "bad" : "good",
      text: failed ? `${failed} of ${checks.length} ${noun} failed` : `${checks.length} ${noun} passed` }));
  }
  for (const text of [...run.warnings, run.halt]) if (text) item.append(element("div", { className: "bad", text }));
  return item;
}

function differenceTextOf(run, index) {
  const { time, texts, event } = data.difference;
  const next = event === undefined ? undefined : run.events[event];
  const isLater = next !== undefined && next.time > time;
  return (isLater ? `nothing until ${seconds(next.time)}: ` : "") + (texts[index] ?? "nothing more");
}

function differenceText() {
  const difference = data.difference;
  if (!difference) return [element("strong", { text: "The runs do not differ." })];
  const kinds = { event: "the events", view: "a view", picture: "the screen" };
  return [
    element("strong", { text: `The runs first differ at ${seconds(difference.time)}, in ${kinds[difference.kind]}:` }),
    difference.kind === "picture" ? undefined : element("dl", {}, ...runs.flatMap((run, index) => [
      element("dt", { text: title(run) }), element("dd", { text: differenceTextOf(run, index) })])),
    element("button", { type: "button", text: "Show this moment", onclick: () => show(differencePosition()) }),
  ].filter((node) => node);
}

function start() {
  if (runs.length > 1) {
    document.body.classList.add("two");
    byId("difference").hidden = false;
    byId("difference").append(...differenceText());
  }
  byId("runs").append(...runs.map(summary));
  byId("screens").append(...screens.map((screen) => screen.node));
  byId("frames").append(...runs.flatMap(frames));
  byId("tables").append(...runs.map(lanes));
  byId("tables").style.setProperty("--gaps", gaps());
  byId("lists").append(...runs.map(table));
  byId("lanes").hidden = byId("events").hidden = runs.every((run) => run.events.length === 0);
  scrubber.max = positions.length - 1;
  scrubber.addEventListener("input", () => show(Number(scrubber.value)));
  byId("previous").addEventListener("click", () => step(-1));
  byId("next").addEventListener("click", () => step(1));
  byId("play").addEventListener("click", togglePlay);
  byId("moves").addEventListener("change", (change) => document.body.classList.toggle("moves", change.target.checked));
  document.addEventListener("keydown", (key) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    const commands = { p: () => step(-1), n: () => step(1), k: togglePlay };
    const command = commands[key.key.toLowerCase()];
    if (command) { key.preventDefault(); command(); }
  });
  show(firstPosition());
}

start();
