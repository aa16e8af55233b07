/**
 * What became of an attempt: it was `right`; it was `wrong` in the words of whoever can tell; it was `refused` by us before
 * anybody was asked; or it stays `unjudged`, since nobody could tell.
 */
export type Verdict = 'right' | 'wrong' | 'refused' | 'unjudged';

/** A place taken before an attempt, so that attempts at the same time cannot overrun a limit. */
export interface Held {
  /** What the attempt costs is decided by what became of it. */
  settle(verdict: Verdict): Promise<void>;
}

/** One limit, for one attempt. */
export interface LimitStep {
  /** @throws TooManyRequests, or ProofNeeded; a step that refuses has taken nothing */
  take(): Promise<Held>;
}

/**
 * Asks limits in their order, the narrowest first. The first that refuses ends it, and what those before it took is given
 * back: whoever is stopped at his own address costs the account and the agent nothing.
 *
 * @throws what a step throws
 */
export async function takeInOrder(steps: readonly LimitStep[]): Promise<Held> {
  const held: Held[] = [];
  const settle = async (verdict: Verdict) => {
    await Promise.all(held.map((one) => one.settle(verdict)));
  };
  try {
    for (const step of steps) held.push(await step.take());
  } catch (refusal) {
    await settle('unjudged');
    throw refusal;
  }
  return { settle };
}
