const MAX_FILE_MS = 600_000;

/** A Jest reporter that ends the run when one spec file takes ten minutes: it hangs. */
export default class FileWatchdog {
  #timers = new Map();

  onTestFileStart({ path }) {
    const giveUp = () => {
      process.stderr.write(`${path} has run for ${MAX_FILE_MS / 60_000} minutes: it hangs.\n`);
      process.exit(1);
    };
    this.#timers.set(path, setTimeout(giveUp, MAX_FILE_MS));
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#timers.get(path));
  }
}
