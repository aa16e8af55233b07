import type { ProofAnswer } from '../../core';
import { ApiError } from './api-error';

/**
 * Makes a call that may be asked for a proof of work (HTTP 429 with a `challenge`): then the work is done in slices, a
 * quarter of a second on a phone, and the call made once more with its answer.
 */
export async function withProof<T>(call: (proof?: ProofAnswer) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.challenge || !('token' in error.challenge)) throw error;
    // few are asked, and only they load what counts
    const { solveProof } = await import('./proof-of-work');
    return call(await solveProof(error.challenge));
  }
}
