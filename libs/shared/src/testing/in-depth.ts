/**
 * Returns the number of random cases or repetitions: the first in the gate, whose seed is fixed, and the second in
 * the nightly run (`TEST_DEPTH=all`), which uses new seeds.
 */
export const inDepth = (gate: number, nightly: number): number => (process.env.TEST_DEPTH === 'all' ? nightly : gate);
