import { DomainError } from './errors';

/** A piece of work that a caller does before an attempt is looked at: cheap for one, dear for a hundred thousand. */
export interface ProofChallenge {
  /** Given back with the answer as it came. */
  token: string;
  /** What is hashed with the answer. */
  salt: string;
  /** So many leading zero bits SHA-256 of `salt.answer` must have. */
  bits: number;
  /** ISO 8601. Afterwards another one is needed. */
  expiresAt: string;
}

/** Goes with the repeated attempt, once. */
export interface ProofAnswer {
  token: string;
  /** The number whose hash has the zero bits, in decimal digits. */
  answer: string;
}

/** Too many fail at the moment: the attempt is looked at when the same call brings the answer to `challenge`. */
export class ProofNeeded extends DomainError {
  constructor(challenge: ProofChallenge) {
    super({ code: 429, status: 429, messageKey: 'shared.proofNeeded', challenge });
  }
}

/** What is hashed for an answer. */
export function proofText({ salt }: Pick<ProofChallenge, 'salt'>, answer: number | string): string {
  return `${salt}.${answer}`;
}

/** Whether the first bits of a hash are zero. @param head the hash's first four bytes as an unsigned number */
export function hasZeroBits(head: number, bits: number): boolean {
  return bits === 0 || head >>> (32 - bits) === 0;
}
