import { Injectable } from '@nestjs/common';

/** The time, injected so that rules about time can be tested. */
@Injectable()
export class Clock {
  /** The world's time, for days, limits and sessions. It may jump in both directions. */
  now(): Date {
    return new Date();
  }

  /** Process uptime in ms, independent of `now`; use it for the age of entries in memory. */
  elapsedMs(): number {
    return performance.now();
  }
}

/** A reading of another clock: whether it shows the machine's time, and whether it is frozen. */
export interface ClockReading {
  now: Date;
  isReal: boolean;
  isFrozen: boolean;
}

/** Readings of a running clock differ by their travel time; smaller differences are ignored. */
const TRAVEL_MS = 500;

/** A clock that follows the readings of another: in simulator mode, the simulated world's. */
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
