import { DeadlinePassed, type Deadline } from './deadline';

/** Limits concurrent work: a number of slots, and a bounded queue in front of them. */
export class Places {
  private taken = 0;
  /** In order of arrival. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly places: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs work once a slot is free.
   * @throws NoPlace when the queue is full, DeadlinePassed when the wait took too long; the work has not started then
   */
  async hold<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
    if (this.taken < this.places) this.taken += 1;
    else await this.waitForPlace(deadline);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private waitForPlace(deadline: Deadline): Promise<void> {
    if (this.waiting.size >= this.maxWaiting) throw new NoPlace();
    return new Promise((resolve, reject) => {
      this.waiting.add(resolve);
      deadline.onEnd(() => {
        if (this.waiting.delete(resolve)) reject(new DeadlinePassed());
      });
    });
  }

  /** Frees the slot or passes it to the next in the queue. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) this.taken -= 1;
    else if (this.waiting.delete(next)) next();
  }
}

/** All slots are taken and the queue is full. */
export class NoPlace extends Error {}
