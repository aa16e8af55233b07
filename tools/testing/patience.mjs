/** Timeout of a test file. It is long because a slow machine is not a failure. */
export const HANGS_MS = 600_000;

/** How long a test waits for a state. */
export const PATIENCE_MS = 600_000;
