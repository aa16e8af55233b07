/** Work that one instance of any number does again and again. */
export interface Job {
  /** Unique in the whole product, kebab-case: `session-janitor`. It labels log lines and metrics. */
  name: string;
  /** From the start of one run to the start of the next, milliseconds. A run that takes longer is followed at once. */
  everyMs: number;
  /**
   * One run. Whatever it throws is logged and counted, and the next run is the retry: a run may find the last one half done.
   * @param signal aborts when this instance stops or no longer leads: end soon, another may begin
   */
  run(signal: AbortSignal): Promise<void>;
}
