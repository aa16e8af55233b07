import { DeadlinePassed, type Deadline } from './deadline';

/** So many do something at the same time, so many more wait for a place. */
export class Places {
  private taken = 0;
  /** In the order of their coming. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly places: number,
    private readonly mayWait: number,
  ) {}

  /**
   * Does the work when there is a place for it.
   * @throws NoPlace when too many wait already, DeadlinePassed when the wait took too long; the work was not begun then
   */
  async hold<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
    if (this.taken < this.places) this.taken += 1;
    else await this.turn(deadline);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private turn(deadline: Deadline): Promise<void> {
    if (this.waiting.size >= this.mayWait) throw new NoPlace();
    return new Promise((resolve, reject) => {
      this.waiting.add(resolve);
      deadline.onEnd(() => {
        if (this.waiting.delete(resolve)) reject(new DeadlinePassed());
      });
    });
  }

  /** A place that somebody waits for is handed on. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) this.taken -= 1;
    else if (this.waiting.delete(next)) next();
  }
}

/** All places are taken, and all that may wait do. */
export class NoPlace extends Error {}
