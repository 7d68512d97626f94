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

// Returns the paths up to a moment of the fingers that have landed since the screen was last untouched.
function fingers(run, moment) {
  const known = new Map();
  let down = 0;
  const last = run.moments[moment];
  for (let index = 0; index < last.firstEvent + last.eventCount; index += 1) {
    const event = run.events[index];
    if (event.kind !== "touch" || !event.point) continue;
    if (event.state === "began") {
      if (down === 0) known.clear();
      known.set(event.name, { name: event.name, path: [], phase: "began" });
      down += 1;
    }
    const finger = known.get(event.name);
    if (!finger) continue;
    finger.path.push(event.point);
    finger.phase = event.state;
    if (event.state === "ended" || event.state === "cancelled") down -= 1;
  }
  return [...known.values()];
}

function marks(finger) {
  const digits = finger.name.replace(/\D/g, "");
  const color = fingerColors[(Number(digits) + fingerColors.length - 1) % fingerColors.length];
  const [first, last] = [finger.path[0], finger.path[finger.path.length - 1]];
  const isDown = finger.phase !== "ended" && finger.phase !== "cancelled";
  const above = last[1] > 60 ? -26 : 34;
  return [
    svg("polyline", { points: finger.path.map((point) => point.join(",")).join(" "), fill: "none", stroke: color, "stroke-width": 2.5,
      "stroke-linejoin": "round", opacity: isDown ? 1 : 0.6 }),
    svg("circle", { cx: first[0], cy: first[1], r: 7, fill: "none", stroke: color, "stroke-width": 1.5 }),
    svg("circle", { cx: last[0], cy: last[1], r: isDown ? 11 : 5, fill: color, "fill-opacity": isDown ? 0.45 : 0.9, stroke: "#fff",
      "stroke-width": 1.5 }),
    label(`${digits} ${finger.phase}`, last[0], last[1] + above, color),
  ];
}

function label(text, x, y, color) {
  const width = text.length * 6.1 + 12;
  const left = Math.max(2 + width / 2, x);
  return svg("g", { transform: `translate(${left} ${y})`, "font-family": "sans-serif" },
    svg("rect", { x: -width / 2, y: -9, width, height: 18, rx: 9, fill: color }),
    Object.assign(svg("text", { "text-anchor": "middle", y: 4, "font-size": 11, fill: "#fff" }), { textContent: text }));
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
    this.drawing.replaceChildren(...images(this.run, moment.picture), this.outline, ...down.flatMap(marks));
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
  item.tabIndex = 0;
  item.addEventListener("pointerenter", () => show(true));
  item.addEventListener("pointerleave", () => show(false));
  item.addEventListener("focus", () => show(true));
  item.addEventListener("blur", () => show(false));
  return item;
}

function happened(event, screen) {
  const item = element("li", { className: `${event.kind} ${event.state}` },
    element("span", { className: "kind", text: event.kind }),
    event.kind === "touch" ? `${event.name} ${event.text}` : event.text);
  if (event.fingers && event.kind !== "touch") {
    item.append(element("span", { className: "fingers", text: ` (finger ${event.fingers.join(", ")})` }));
  }
  if (event.lines) item.append(...event.lines.map((line) => element("div", { className: "mono", text: line })));
  if (event.steps) {
    const list = element("ol", { className: "steps" }, ...event.steps.map((step) => outlining(
      element("li", { className: /: no, |not checked/.test(step.text) ? "no" : "", text: step.text, style: { "--depth": step.depth } }),
      screen, step.name)));
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
  return [element("h3", { text: "View tree, with frames" }), element("ul", { className: "tree" }, ...rows)];
}

function details(run, position, screen) {
  const number = run.shown[position];
  const moment = run.moments[number];
  const events = run.starts[position] ? moment.events.filter((event) => event.kind !== "log") : [];
  const isPassed = (event) => event.kind === "expectation" && event.state === "passed";
  const passed = events.filter(isPassed).map((event) => happened(event, screen));
  const others = events.filter((event) => !isPassed(event)).map((event) => happened(event, screen));
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

function frames(run) {
  let shown;
  const chosen = run.moments.map((_, number) => number).filter((number) => {
    const moment = run.moments[number];
    const isNew = moment.picture !== shown || moment.events.some((event) => event.kind === "touch" && !event.quiet);
    if (isNew) shown = moment.picture;
    return isNew;
  });
  const step = Math.max(1, chosen.length / mostFrames);
  const sampled = [];
  for (let at = 0; at < chosen.length; at += step) sampled.push(chosen[Math.floor(at)]);
  if (sampled[sampled.length - 1] !== chosen[chosen.length - 1]) sampled.push(chosen[chosen.length - 1]);
  return sampled.map((number) => {
    const moment = run.moments[number];
    const [width, height] = viewBox(run, moment.picture);
    const event = moment.events.find((event) => !event.quiet && event.kind !== "log") ?? moment.events[0];
    const text = event ? `${event.kind === "touch" ? `${event.name} ${event.state}` : event.text}` : "";
    const position = run.positionOfMoment[number];
    const button = element("button", { type: "button", title: text, onclick: () => show(position) },
      svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `Screen of ${title(run)}` },
        ...images(run, moment.picture), ...fingers(run, number).flatMap((finger) => marks(finger).slice(0, 3))),
      seconds(moment.time), element("span", { text }));
    button.position = position;
    return button;
  });
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
  const rows = run.events.map((event, index) => {
    const row = element("tr", { className: event.quiet ? "quiet" : undefined },
      element("td", {}, element("button", { type: "button", text: seconds(event.time), onclick: () => show(positionOfEvent(run, index)) })),
      element("td", { text: event.kind }),
      element("td", { text: (event.fingers ?? []).join(", ") }), element("td", { text: event.text }));
    row.moment = run.momentOfEvent[index];
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
  byId("tables").style.setProperty("--now-at", `${offsets[position] / span * 100}%`);
  for (const strip of byId("frames").children) {
    const shown = [...strip.querySelectorAll("button")].filter((button) => button.position <= position).pop();
    for (const button of strip.querySelectorAll("button")) {
      if (button === shown) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
    }
    if (shown) strip.scrollTo({ left: shown.offsetLeft - strip.offsetLeft - strip.clientWidth / 2 + shown.clientWidth / 2 });
  }
  document.querySelectorAll(".all").forEach((list, index) => {
    for (const row of list.querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
    const run = runs[index];
    if (!run.starts[position]) return;
    for (const row of list.tBodies[0].rows) if (row.moment === run.shown[position]) row.setAttribute("aria-current", "true");
  });
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
  const advance = () => {
    if (current + 1 >= positions.length) return togglePlay();
    const gap = offsets[current + 1] - offsets[current];
    timer = setTimeout(() => { show(current + 1); advance(); }, gap * 1000);
  };
  timer = 0;
  advance();
}

// The first moment to look at: a failed expectation, the first difference, or the first touch.
function firstPosition() {
  if (data.difference) {
    const position = positions.findIndex((position) => position.time >= data.difference.time);
    if (position >= 0) return position;
  }
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
  const facts = [run.script ? `Script ${run.script}` : "Launched without a script", run.variant, run.device,
    `${run.moments.length} moments until ${seconds(run.moments[run.moments.length - 1].time)}`];
  const item = element("li", {}, (runs.length > 1 ? `${title(run)}: ` : "") + facts.join(" · "));
  if (checks.length > 0) {
    item.append(" · ", element("span", { className: failed ? "bad" : "good",
      text: failed ? `${failed} of ${checks.length} expectations failed` : `${checks.length} expectations passed` }));
  }
  for (const text of [...run.warnings, run.halt]) if (text) item.append(element("div", { className: "bad", text }));
  return item;
}

function differenceText() {
  const difference = data.difference;
  if (!difference) return [element("strong", { text: "The runs do not differ." })];
  const kinds = { event: "the events", view: "a view", picture: "the screen" };
  return [
    element("strong", { text: `The runs first differ at ${seconds(difference.time)}, in ${kinds[difference.kind]}:` }),
    difference.kind === "picture" ? undefined : element("dl", {}, ...runs.flatMap((run, index) => [
      element("dt", { text: title(run) }), element("dd", { text: difference.texts[index] ?? "nothing more" })])),
    element("button", { type: "button", text: "Show this moment",
      onclick: () => show(positions.findIndex((position) => position.time >= difference.time)) }),
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
  byId("frames").append(...runs.map((run) => element("div", { className: "frames" }, ...frames(run))));
  byId("tables").append(...runs.map(lanes));
  byId("lists").append(...runs.map(table));
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
