/** Loaded into the API and the simulator with `--import`: they end when the launcher is killed, instead of living on unseen. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 8000).unref();
  });
}
