/**
 * How much a spec does that draws or repeats much: the first in the gate, whose seed is the same in every run, the second in the nightly
 * run (`TEST_DEPTH=all`), which draws anew.
 */
export const inDepth = (gate: number, nightly: number): number => (process.env.TEST_DEPTH === 'all' ? nightly : gate);
