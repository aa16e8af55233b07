import type { ProofChallenge } from './challenge';
import { DomainError } from './errors';

/** Sent with the repeated attempt; valid once. */
export interface ProofAnswer {
  token: string;
  /** The number whose hash has the zero bits, in decimal digits. */
  answer: string;
}

/** Too many attempts fail at present: repeat the call with the answer to `challenge`. */
export class ProofNeeded extends DomainError {
  constructor(challenge: ProofChallenge) {
    super({ code: 429, status: 429, messageKey: 'shared.proofNeeded', challenge });
  }
}

/** Returns the text to hash for an answer. */
export function proofText({ salt }: Pick<ProofChallenge, 'salt'>, answer: number | string): string {
  return `${salt}.${answer}`;
}

/** Whether a hash starts with `bits` zero bits. @param head the hash's first four bytes as an unsigned number */
export function hasZeroBits(head: number, bits: number): boolean {
  return bits === 0 || head >>> (32 - bits) === 0;
}
