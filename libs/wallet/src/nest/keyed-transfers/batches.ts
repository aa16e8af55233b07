/** Few enough that the first item of a batch doesn't wait noticeably for the last. */
const MAX_SIZE = 16;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Processes items of one agent in batches: while a batch runs, new items wait and form the next one. A lone item doesn't wait.
 * The items of a failed batch are processed again one by one, so that one bad item fails alone; processing must be repeatable.
 */
export class Batches<Item, Result> {
  /** By agent, while a batch runs. */
  private readonly waiting = new Map<string, Waiting<Item, Result>[]>();

  /** @param process returns a result for each item, in the same order */
  constructor(private readonly process: (agent: string, items: readonly Item[]) => Promise<Result[]>) {}

  /** @returns the item's result @throws what `process` throws for this item alone */
  add(agent: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const added = { item, resolve, reject };
      const queue = this.waiting.get(agent);
      if (queue) queue.push(added);
      else void this.runAll(agent, [added]);
    });
  }

  private async runAll(agent: string, queue: Waiting<Item, Result>[]): Promise<void> {
    this.waiting.set(agent, queue);
    while (queue.length > 0) await this.run(agent, queue.splice(0, MAX_SIZE));
    this.waiting.delete(agent);
  }

  private async run(agent: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.process(
        agent,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, place) => resolve(results[place]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await this.run(agent, [one]);
    }
  }
}
