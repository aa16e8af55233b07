/** After so long a test is given up: only what hangs ends, since a busy machine is slow and not wrong. */
export const HANGS_MS = 3_600_000;

/** So long a state is waited for. */
export const PATIENCE_MS = 600_000;
