import { Clock } from '@housebrand/shared/nest';

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  /** Of a process that did not start just now. */
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

  /** Shows another time from now on; none passes. */
  set(instant: Date): void {
    this.instant = instant;
  }

  /** So many milliseconds pass. */
  advance(ms: number): void {
    this.passedMs += ms;
    this.instant = new Date(this.instant.getTime() + ms);
  }
}
