import { TooManyRequests } from '@housebrand/shared';
import { Deadline, DeadlinePassed } from '../concurrency/deadline';
import { NoPlace, Places } from '../concurrency/places';

/** Connections that may wait for one row: the first holds its lock, and the second is ready to take it. */
const CONNECTIONS_PER_ROW = 2;
const MAX_QUEUED = 64;

/** Keeps callers that lock the same row from occupying every connection of the pool: the others queue in memory. */
export class RowGate {
  private readonly rows = new Map<string, { places: Places; callers: number }>();

  constructor(private readonly waitTimeoutMs: number) {}

  /** @throws TooManyRequests if the row's queue is full or the wait took too long; the work has not started then */
  async run<T>(row: string, work: () => Promise<T>): Promise<T> {
    const gate = this.rows.get(row) ?? { places: new Places(CONNECTIONS_PER_ROW, MAX_QUEUED), callers: 0 };
    this.rows.set(row, gate);
    gate.callers += 1;
    const deadline = new Deadline(this.waitTimeoutMs);
    try {
      return await gate.places.hold(deadline, work);
    } catch (error) {
      throw error instanceof NoPlace || error instanceof DeadlinePassed ? new TooManyRequests(1) : error;
    } finally {
      deadline.clear();
      gate.callers -= 1;
      if (gate.callers === 0) this.rows.delete(row);
    }
  }
}
