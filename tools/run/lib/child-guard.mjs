/** Preloaded into the API and the simulator with `--import`: ends them when the launcher is killed. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 8000).unref();
  });
}
