import { createHmac } from 'node:crypto';

/** A source of random numbers. All draws, deals and spins use one, so a seed determines the outcome. */
export interface Random {
  /** Returns a number from 0 inclusive to 1 exclusive. */
  next(): number;
}

/** Creates a fast generator for the seed and long series: the same text gives the same numbers on every machine. */
export function seededRandom(seed: string): Random {
  let state = 1_779_033_703 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  const step = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { next: () => (step() * 2_097_152 + (step() >>> 11)) / 9_007_199_254_740_992 };
}

/** Creates a round's generator: reproducible, but predictable only with the simulator's secret. */
export function roundRandom(secret: string, roundId: string): Random {
  let block = Buffer.alloc(0);
  let used = 0;
  let counter = 0;
  return {
    next() {
      if (used + 7 > block.length) {
        block = createHmac('sha256', secret).update(`${roundId}:${counter}`).digest();
        counter += 1;
        used = 0;
      }
      const high = block.readUIntBE(used, 4) >>> 0;
      const low = block.readUIntBE(used + 4, 3) >>> 3;
      used += 7;
      return (high * 2_097_152 + low) / 9_007_199_254_740_992;
    },
  };
}

/** Returns a whole number from 0 to `count` − 1. */
export function below(random: Random, count: number): number {
  return Math.floor(random.next() * count);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)]!;
}

/** Returns a shuffled copy. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = below(random, index + 1);
    [copy[index], copy[other]] = [copy[other]!, copy[index]!];
  }
  return copy;
}

/** Picks a random item in proportion to its weight. */
export function weighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[items.length - 1]!;
}
