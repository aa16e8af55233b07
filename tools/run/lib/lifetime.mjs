/**
 * When a run should end: Ctrl-C, SIGTERM, a closed terminal, or the death of the process that started it on behalf of
 * somebody (`npm start`, the hand-over to the pinned Node). A launcher killed with -9 must not leave its run behind.
 * @param {(reason: string) => void} end called once per reason given
 */
export function onEndOfRun(end) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end(name));
  if (process.channel) {
    process.channel.unref();
    process.once('disconnect', () => end('the launcher is gone'));
  } else if (['start', 'dev'].includes(process.env.npm_lifecycle_event)) {
    watchParent(() => end('npm is gone'));
  }
}

function watchParent(gone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}
