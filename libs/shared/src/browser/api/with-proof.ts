import type { ProofAnswer } from '../../core';
import { ApiError } from './api-error';

/** The required work may have grown meanwhile, or another limit may require its own. */
const MAX_PROOFS = 5;

/**
 * Makes a call that may require a proof of work (HTTP 429 with a `challenge`). It solves the challenge in slices (a
 * quarter of a second on a phone, seconds for an account under attack), and repeats the call with the answer.
 */
export async function withProof<T>(call: (proof?: ProofAnswer) => Promise<T>): Promise<T> {
  let proof: ProofAnswer | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await call(proof);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.challenge || !('token' in error.challenge)) throw error;
      if (proofs === MAX_PROOFS) throw error;
      // Few calls need it: load the solver on demand.
      const { solveProof } = await import('./proof-of-work');
      proof = await solveProof(error.challenge);
    }
  }
}
