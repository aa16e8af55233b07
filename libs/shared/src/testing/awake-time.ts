const BEAT_MS = 20;

/**
 * Measures the milliseconds during which this process was running: a wait for the CPU of a busy machine counts as one
 * beat. For upper bounds on our own timers.
 */
export class AwakeTime {
  private beats = 0;
  private readonly timer = setInterval(() => (this.beats += 1), BEAT_MS);

  /** Since its creation. */
  get ms(): number {
    return this.beats * BEAT_MS;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
