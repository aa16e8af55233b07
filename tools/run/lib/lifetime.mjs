import { identify, parentOf, stillRuns } from './processes.mjs';

/**
 * Calls back when a run must end: Ctrl-C, SIGTERM, a closed terminal, or the end of its launcher (`npm start`, the hand-over to the
 * pinned Node). A launcher killed with -9 must not leave its run behind.
 * @param {(reason: string) => void} end called once per reason
 */
export function onEndOfRun(end) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end(name));
  if (process.channel) {
    process.channel.unref();
    process.once('disconnect', () => end('the launcher is gone'));
  } else {
    onNpmExit(() => end('npm is gone'));
  }
}

/** Calls back when npm and its script shell have ended. Does nothing for a run that npm did not start. */
export function onNpmExit(gone) {
  if (!['start', 'start:scaled', 'dev', 'simulator', 'studio'].includes(process.env.npm_lifecycle_event)) return;
  const launchers = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1).map(identify);
  const timer = setInterval(() => {
    if (launchers.every(stillRuns)) return;
    clearInterval(timer);
    gone();
  }, 1000);
  timer.unref();
}
