/** When a call ends at the latest, wherever it is by then: waiting for a place, for a connection, or for the reply. */
export class Deadline {
  private passed = false;
  private stop: (() => void) | undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.timer = setTimeout(() => {
      this.passed = true;
      this.stop?.();
    }, milliseconds);
  }

  /** What gives the call up where it is now: it takes the place of what was said before, and is done at once when it is too late. */
  onEnd(stop: () => void): void {
    this.stop = stop;
    if (this.passed) stop();
  }

  /** The call has ended by itself. */
  clear(): void {
    clearTimeout(this.timer);
  }
}

export class DeadlinePassed extends Error {
  override readonly name = 'TimeoutError';
}
