/** A test file that takes longer hangs; a busy machine is slow, not wrong. */
export const HANGS_MS = 600_000;

/** So long a state is waited for. */
export const PATIENCE_MS = 600_000;
