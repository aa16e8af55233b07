/** The spec with all faults takes twenty minutes and raises this limit itself. */
const MAX_FILE_MS = Number(process.env.SPEC_FILE_MINUTES ?? 10) * 60_000;

/**
 * A Jest reporter that ends the run when a spec file takes over ten minutes (`SPEC_FILE_MINUTES`), because it hangs. In
 * a group, each spec file has its own ten minutes.
 */
export default class FileWatchdog {
  #files = new Map();

  onTestFileStart({ path }) {
    this.#watch(path, path);
  }

  onTestCaseStart({ path }, { ancestorTitles: [outermost] }) {
    const file = path.endsWith('.cjs') ? outermost : path;
    if (this.#files.get(path)?.file !== file) this.#watch(path, file);
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#files.get(path)?.timer);
  }

  #watch(path, file) {
    clearTimeout(this.#files.get(path)?.timer);
    const giveUp = () => {
      process.stderr.write(`${file} has run for ${MAX_FILE_MS / 60_000} minutes; it seems to hang.\n`);
      process.exit(1);
    };
    this.#files.set(path, { file, timer: setTimeout(giveUp, MAX_FILE_MS) });
  }
}
