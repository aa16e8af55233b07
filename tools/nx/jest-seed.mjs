import fc from 'fast-check';

/** One seed for all properties of a run: the gate's is fixed, the nightly run draws and prints one (`TEST_SEED`). */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_251_125) });
