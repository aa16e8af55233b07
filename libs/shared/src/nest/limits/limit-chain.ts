import type { ChainStore, LimitPlan } from './chain-store';
import type { Verdict } from './verdict';

/** A reservation made before an attempt, so that concurrent attempts cannot exceed a limit. */
export interface Held {
  /** Charges the attempt according to its verdict. */
  settle(verdict: Verdict): Promise<void>;
}

/** One limit, for one attempt. */
export interface LimitStep {
  /** @throws TooManyRequests, or ProofNeeded; a step that refuses has taken nothing */
  take(): Promise<Held>;
  /** The same step as data, where the counter store takes a whole chain at once. */
  readonly planned?: PlannedStep;
}

/** A limit as data, for a store that takes a whole chain in one round trip. */
export interface PlannedStep {
  store: ChainStore;
  plan(): Promise<LimitPlan>;
  /** Returns what `take` throws when this step refuses. */
  refusal(waitSeconds: number): Error | Promise<Error>;
}

/**
 * Takes limits in order, the narrowest first. The first refusal stops the chain and refunds the steps before it, so an attempt
 * that its own address limit stops costs the account and the agent nothing.
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
