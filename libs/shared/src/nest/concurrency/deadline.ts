/** The deadline of a call, in whatever phase it is: waiting for a slot, for a connection, or for the reply. */
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

  /** Sets the callback that aborts the current phase, in place of the previous one. Runs it at once if the deadline has passed. */
  onEnd(stop: () => void): void {
    this.stop = stop;
    if (this.passed) stop();
  }

  /** Stops the timer after the call has ended. */
  clear(): void {
    clearTimeout(this.timer);
  }
}

export class DeadlinePassed extends Error {
  override readonly name = 'TimeoutError';
}
