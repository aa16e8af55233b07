import { Clock } from '@housebrand/shared/nest';

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  constructor(private instant: Date = new Date('2026-11-18T09:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: Date): void {
    this.instant = instant;
  }

  /** Moves on by so many milliseconds. */
  advance(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}
