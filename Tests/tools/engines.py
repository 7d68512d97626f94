#!/usr/bin/env python3
"""Runs the commands in ManyMachines.md with the engines on that page.

usage: engines.py TOUCHBOX [parallel|slurm|github|gitlab ...]

Needs root, and the Debian packages from `.ci/install-packages engines`. Each engine plays the same scripts in four
shards: GNU parallel on two hosts, Slurm on one node. Meanwhile, one shard is killed, Slurm's node fails, and the
engine must play the shard again. The merged report must be identical to the report of a single `play` of all
scripts. Each server runs in its own network namespace, and exits together with this program.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time

from engine_work import MARK, Accident, Failure, Work, blocks, inside, wait_until


# MARK: - GNU parallel over ssh

def parallel(work):
    """Two hosts with ssh servers, each with its own network and home folder, and a host to log in from."""
    work.folder = work.new_folder("parallel")
    client, root = work.namespace("c"), work.root
    for key in ["id", "host"]:
        work.system("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(root / key))
    shutil.copy(root / "id.pub", root / "authorized_keys")
    os.makedirs("/run/sshd", exist_ok=True)
    home = os.path.expanduser("~root")
    public = " ".join((root / "host.pub").read_text().split()[:2])
    config = known = ""
    for number in (1, 2):
        host, address = work.namespace(f"h{number}"), f"10.213.{number}"
        work.system("ip", "link", "add", f"c{number}", "netns", client,
                    "type", "veth", "peer", "name", "eth0", "netns", host)
        for space, link, end in [(client, f"c{number}", 1), (host, "eth0", 2)]:
            work.system("ip", "-n", space, "address", "add", f"{address}.{end}/24", "dev", link)
            work.system("ip", "-n", space, "link", "set", link, "up")
        (root / f"home{number}").mkdir()
        (root / f"sshd{number}").write_text(
            f"ListenAddress {address}.2\nHostKey {root}/host\nPidFile none\nUsePAM no\n"
            f"AuthorizedKeysFile {root}/authorized_keys\nStrictModes no\n"
            f"PasswordAuthentication no\nPermitRootLogin prohibit-password\nMaxStartups 100\n"
            f"SetEnv PATH={work.environment['PATH']} {MARK}={root}\n")
        work.start(host, f"sshd{number}.log", "unshare", "-m", "sh", "-c",
                   f"mount --bind {root}/home{number} {home} && "
                   f"exec /usr/sbin/sshd -D -e -f {root}/sshd{number}")
        config += f"Host host{number}\n  HostName {address}.2\n"
        known += f"{address}.2 {public}\n"
    (root / "known").write_text(known)
    (root / "ssh").write_text(
        f"{config}Host *\n  User root\n  IdentityFile {root}/id\n  IdentitiesOnly yes\n"
        f"  UserKnownHostsFile {root}/known\n  ConnectTimeout 10\n")
    ssh = f"ssh -F {root}/ssh"
    variables = {"PARALLEL_SSH": ssh, "RSYNC_RSH": ssh, "PARALLEL_HOME": f"{root}/parallel-home"}
    for number in (1, 2):
        def answers():
            login = inside(client) + ssh.split() + [f"host{number}", "true"]
            return subprocess.run(login, capture_output=True).returncode == 0
        wait_until(f"the login to host{number}", answers)
    accident = Accident(work)
    for _, text in blocks("sh-parallel"):
        for line in text.splitlines():
            work.run(line, client, **variables)
    accident.finish()
    work.check_report()
    for number in (1, 2):
        # The test above was the first login. --cleanup removes the downloaded files.
        if (root / f"sshd{number}.log").read_text().count("Accepted publickey") < 3:
            raise Failure(f"host{number} played nothing")
        left = list((root / f"home{number}").rglob("*.xml"))
        if left:
            raise Failure(f"host{number} still has {left}")


# MARK: - Slurm

def slurm(work):
    """A controller and a node with two processors, with their own configuration and keys."""
    work.folder = work.new_folder("slurm")
    space, home = work.namespace("s"), work.root / "slurm-home"
    for name in ["state", "spool", "munge"]:
        (home / name).mkdir(parents=True, mode=0o700)
    # Names are resolved only if there is an interface besides loopback.
    work.system("ip", "-n", space, "link", "add", "eth0", "type", "veth", "peer", "name", "eth1")
    for link, address in [("eth0", "10.213.3.1/24"), ("eth1", "10.213.3.2/24")]:
        work.system("ip", "-n", space, "address", "add", address, "dev", link)
        work.system("ip", "-n", space, "link", "set", link, "up")
    (home / "munge/key").write_bytes(os.urandom(1024))
    (home / "munge/key").chmod(0o400)
    (home / "slurm.conf").write_text(f"""\
ClusterName=touchbox
SlurmctldHost=localhost(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={home}/munge/socket
CredType=cred/munge
StateSaveLocation={home}/state
SlurmdSpoolDir={home}/spool
SlurmctldPidFile={home}/slurmctld.pid
SlurmdPidFile={home}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=localhost Default=YES MaxTime=10 State=UP
""")
    work.environment["SLURM_CONF"] = f"{home}/slurm.conf"
    munge = [f"--{name}={home}/munge/{name.removesuffix('-file')}"
             for name in ["socket", "key-file", "log-file", "pid-file", "seed-file"]]
    work.start(space, "munged.log", "munged", "--force", "--foreground", *munge)
    wait_until("munged", (home / "munge/socket").exists)
    work.start(space, "slurmctld.log", "slurmctld", "-D", "-f", f"{home}/slurm.conf")
    work.start(space, "slurmd.log", "slurmd", "-D", "-N", "localhost", "-f", f"{home}/slurm.conf")

    def output(command):
        return subprocess.run(
            inside(space) + command.split(), env=work.environment, capture_output=True,
            text=True).stdout
    wait_until("the node", lambda: " idle " in output("sinfo -h"), 60)

    def fail(_):
        """Makes the node fail and respond again."""
        output("scontrol update NodeName=localhost State=DOWN Reason=test")
        wait_until("the node's failure", lambda: " down " in output("sinfo -h"))
        output("scontrol update NodeName=localhost State=RESUME")

    submit(work, space, output, Accident(work))
    work.folder = work.new_folder("slurm-node")
    submit(work, space, output, Accident(work, fail))


def submit(work, space, output, accident):
    """Runs the page's commands. Slurm must play at least one shard again."""
    requeued = set()

    def hurry():
        """Starts requeued jobs immediately. Slurm itself would wait two minutes."""
        while not accident.is_over:
            for job in output("squeue -h -t PENDING -o %A:%r").split():
                if job.endswith(":BeginTime"):
                    requeued.add(job)
                    output(f"scontrol update JobId={job.split(':')[0]} StartTime=now")
            time.sleep(0.5)

    thread = threading.Thread(target=hurry, daemon=True)
    thread.start()
    for name, text in blocks("sh-slurm"):
        if name:
            (work.folder / name).write_text(text)
            continue
        for line in text.splitlines():
            work.run(line, space)
    accident.finish()
    thread.join()
    work.check_report()
    if not requeued:
        raise Failure("Slurm played no shard again")


# MARK: - Build server matrices

def yaml_block(kind):
    import yaml
    (_, text), = blocks(kind)
    return yaml.safe_load(text)


def matrix(work, name, shards, play, report):
    """Plays each shard in its own folder, and merges the files that `play` names for upload."""
    folder = work.root / f"{name}-report"
    folder.mkdir()

    def play_shard(shard):
        own = work.root / f"{name}-{shard}"
        shutil.rmtree(own, ignore_errors=True)
        shutil.copytree(work.root / "whole/scripts", own / "scripts")
        for path in play(shard, own):
            shutil.copy(path, folder)

    for shard in shards:
        if shard != 2:
            play_shard(shard)
    printed = report(folder, 1)
    if "shard 2/4 is missing" not in printed:
        raise Failure(f"the missing shard is not named:\n{printed}")
    play_shard(2)
    report(folder, 0)
    work.check_report(folder=folder)


def github(work):
    jobs = yaml_block("yaml-github")["jobs"]

    def run(job, folder, code, values):
        step, = [step["run"] for step in job["steps"] if "run" in step]
        for key, value in values.items():
            step = step.replace("${{ matrix.%s }}" % key, str(value))
        return work.run("set -e\n" + step, code=code, folder=folder)

    def play(shard, folder):
        run(jobs["play"], folder, 0, {"shard": shard})
        upload, = [step for step in jobs["play"]["steps"] if "upload" in step.get("uses", "")]
        return [folder / upload["with"]["path"].replace("${{ matrix.shard }}", str(shard))]

    matrix(work, "github", jobs["play"]["strategy"]["matrix"]["shard"], play,
           lambda folder, code: run(jobs["report"], folder, code, {}))


def gitlab(work):
    jobs = yaml_block("yaml-gitlab")
    count = jobs["play"]["parallel"]

    def run(job, folder, code, **variables):
        return work.run(
            "set -e\n" + "\n".join(jobs[job]["script"]), code=code, folder=folder, **variables)

    def play(shard, folder):
        run("play", folder, 0, CI_NODE_INDEX=str(shard), CI_NODE_TOTAL=str(count))
        return [path for pattern in jobs["play"]["artifacts"]["paths"] for path in folder.glob(pattern)]

    matrix(work, "gitlab", range(1, count + 1), play,
           lambda folder, code: run("report", folder, code))


# Each engine's requirements.
ENGINES = {
    parallel: ["parallel", "rsync", "sshd", "ssh", "ssh-keygen", "ip", "nsenter", "unshare"],
    slurm: ["slurmctld", "slurmd", "sbatch", "munged", "ip", "nsenter"],
    github: ["bash"],
    gitlab: ["bash"],
}


def main():
    names = {engine.__name__: engine for engine in ENGINES}
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(names):
        sys.exit(__doc__)
    # Exit normally on a signal, so the servers end too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    passed = failed = skipped = 0
    for engine in [names[name] for name in sys.argv[2:]] or ENGINES:
        path = os.environ["PATH"] + ":/usr/sbin:/sbin"
        missing = [tool for tool in ENGINES[engine] if not shutil.which(tool, path=path)]
        reason = f"there is no {', '.join(missing)}" if missing else ""
        if "ip" in ENGINES[engine] and os.geteuid() != 0:
            reason = "only root can make network namespaces"
        if reason:
            print(f"engines: {engine.__name__}: skipped: {reason}", flush=True)
            skipped += 1
            continue
        start = time.time()
        work = Work(os.path.abspath(sys.argv[1]))
        try:
            engine(work)
            passed += 1
            print(f"engines: {engine.__name__}: passed in {time.time() - start:.0f} s", flush=True)
        except Failure as failure:
            failed += 1
            print(f"engines: {engine.__name__}: {failure}", flush=True)
        finally:
            work.close()
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(1 if failed else 0)


main()
