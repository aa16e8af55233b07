import { Injectable } from '@nestjs/common';

/** The time, injected so that rules about time can be tested. */
@Injectable()
export class Clock {
  /** The world's time: what days, limits and sessions go by. It may jump, in both directions. */
  now(): Date {
    return new Date();
  }

  /** For how long the process has run, in ms, whatever `now` shows: what is kept in memory grows old by it. */
  elapsedMs(): number {
    return performance.now();
  }
}

/** What another clock shows, and whether it is the machine's own time or stands still. */
export interface ClockReading {
  now: Date;
  isReal: boolean;
  isFrozen: boolean;
}

/** Readings of a running clock differ by the time they travelled: so much is no news. */
const TRAVEL_MS = 500;

/** A clock that shows what another one showed last: in simulator mode, the simulated world's. */
export class FollowingClock extends Clock {
  private offsetMs = 0;
  private fixedAt: number | null = null;

  override now(): Date {
    return new Date(this.fixedAt ?? Date.now() + this.offsetMs);
  }

  follow({ now, isReal, isFrozen }: ClockReading): void {
    this.fixedAt = isFrozen ? now.getTime() : null;
    const offsetMs = isReal ? 0 : now.getTime() - Date.now();
    if (isReal || Math.abs(offsetMs - this.offsetMs) > TRAVEL_MS) this.offsetMs = offsetMs;
  }
}
