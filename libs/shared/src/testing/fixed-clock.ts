import { Clock } from '@housebrand/shared/nest';

/** A clock that only moves when a test moves it. */
export class FixedClock extends Clock {
  /** Starts above zero, like a process that has been running for a while. */
  private passedMs = 1_000;

  constructor(private instant: Date = new Date('2026-11-18T09:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  override elapsedMs(): number {
    return this.passedMs;
  }

  /** Sets the time without any time passing. */
  set(instant: Date): void {
    this.instant = instant;
  }

  /** Lets time pass. */
  advance(ms: number): void {
    this.passedMs += ms;
    this.instant = new Date(this.instant.getTime() + ms);
  }
}
