import { createHash } from 'node:crypto';
import { hasZeroBits, proofText, type ProofAnswer, type ProofChallenge } from '@housebrand/shared';

/** Solves a proof-of-work challenge. */
export function solveProof(challenge: ProofChallenge): ProofAnswer {
  for (let answer = 0; ; answer += 1) {
    const head = createHash('sha256').update(proofText(challenge, answer)).digest().readUInt32BE(0);
    if (hasZeroBits(head, challenge.bits)) return { token: challenge.token, answer: String(answer) };
  }
}
