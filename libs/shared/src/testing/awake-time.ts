const BEAT_MS = 20;

/**
 * Milliseconds that this process has had for itself: what it waited for its turn on a busy machine counts as one beat. For
 * upper bounds on what our own timers end.
 */
export class AwakeTime {
  private beats = 0;
  private readonly timer = setInterval(() => (this.beats += 1), BEAT_MS);

  /** Since it was made. */
  get ms(): number {
    return this.beats * BEAT_MS;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
