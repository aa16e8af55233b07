import type { ChainStore, LimitPlan } from './chain-store';

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
  /** The same in words, where the store of the counters takes a whole chain at once. */
  readonly planned?: PlannedStep;
}

/** A limit in words, for a store that takes a whole chain in one round trip. */
export interface PlannedStep {
  store: ChainStore;
  plan(): Promise<LimitPlan>;
  /** What `take` throws when the step is the one that refuses. */
  refusal(waitSeconds: number): Error | Promise<Error>;
}

/**
 * Asks limits in their order, the narrowest first. The first that refuses ends it, and what those before it took is given
 * back: whoever is stopped at his own address costs the account and the agent nothing.
 *
 * @throws what a step throws
 */
export async function acquireAll(steps: readonly LimitStep[]): Promise<Held> {
  const planned = steps.flatMap((step) => step.planned ?? []);
  const [first] = planned;
  if (first && planned.length === steps.length) return takeAtOnce(first.store, planned);
  return takeOneByOne(steps);
}

async function takeOneByOne(steps: readonly LimitStep[]): Promise<Held> {
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

async function takeAtOnce(store: ChainStore, steps: readonly PlannedStep[]): Promise<Held> {
  const taken = await store.take(await Promise.all(steps.map((step) => step.plan())));
  if ('stoppedAt' in taken) throw await steps[taken.stoppedAt]!.refusal(taken.waitSeconds);
  return { settle: (verdict) => store.settle(taken.held, verdict) };
}
