/** Periodic work that exactly one of all instances runs, unless it is shared. */
export interface Job {
  /** Unique in the whole product, kebab-case: `session-janitor`. It labels log lines and metrics. */
  name: string;
  /** Milliseconds from the start of one run to the start of the next. After a longer run the next one starts at once. */
  everyMs: number;
  /** Every instance runs it at its own times. The runs of different instances must share the work. */
  isShared?: true;
  /**
   * One run. Errors are logged and counted, and the next run is the retry, so a run may find the previous one half done.
   * @param signal aborts when this instance stops or no longer leads: end soon, since another instance may start
   */
  run(signal: AbortSignal): Promise<void>;
}
