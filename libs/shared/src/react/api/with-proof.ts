import type { ProofAnswer } from '../../core';
import { ApiError } from './api-error';

/** The work may have grown meanwhile, or another limit ask for its own. */
const MAX_PROOFS = 5;

/**
 * Makes a call that may be asked for a proof of work (HTTP 429 with a `challenge`): then the work is done in slices, a quarter of a
 * second on a phone and seconds for an account under attack, and the call made again with its answer.
 */
export async function withProof<T>(call: (proof?: ProofAnswer) => Promise<T>): Promise<T> {
  let proof: ProofAnswer | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await call(proof);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.challenge || !('token' in error.challenge)) throw error;
      if (proofs === MAX_PROOFS) throw error;
      // few are asked, and only they load what counts
      const { solveProof } = await import('./proof-of-work');
      proof = await solveProof(error.challenge);
    }
  }
}
