import fc from 'fast-check';

/** One seed for all properties of a run: fixed in the gate, random and printed in the nightly run (`TEST_SEED`). */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_251_125) });
