import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasZeroBits, ProofNeeded, proofText, TooManyRequests, type ProofAnswer } from '@housebrand/shared';
import { Clock } from '../clock';
import { KeyRing } from '../sealing/key-ring';
import { RateLimits, type RateRule } from './rate-limits';

/** 65,536 hashes on average: a quarter of a second on a phone. */
const BITS = 16;
const LIFETIME_MS = 120_000;
const ANSWER = /^\d{1,12}$/;

/** A solved challenge is worth one attempt: each limit of the attempt's chain takes it once. */
export const ONCE: RateRule = { name: 'proof', points: 1, seconds: LIFETIME_MS / 1_000 };
/** Under which a limit counts that it took a challenge. */
export const idempotencyKey = (limit: string, solved: string): string => `${limit}\n${solved}`;

/** Challenges for whom a limit does not refuse outright. They are sealed: the server keeps only those that were solved. */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param purpose what it is solved for: what is solved for one agent is nothing at another
   * @param extraBits each doubles the work
   */
  demand(purpose: string, extraBits = 0): ProofNeeded {
    const bits = BITS + extraBits;
    const salt = randomBytes(16).toString('base64url');
    const expiresAt = this.clock.now().getTime() + LIFETIME_MS;
    const token = this.keys.seal(sealedFor(purpose), `${salt}.${bits}.${expiresAt}`);
    return new ProofNeeded({ token, salt, bits, expiresAt: new Date(expiresAt).toISOString() });
  }

  /** Whether it is the answer to a challenge of ours that is neither old nor used at this limit, nor too easy for it. */
  async accepts(
    purpose: string,
    proof: ProofAnswer,
    { limit, extraBits = 0 }: { limit: string; extraBits?: number },
  ): Promise<boolean> {
    const solved = await this.solved(purpose, proof, extraBits);
    return solved !== null && this.isFirstUse(idempotencyKey(limit, solved));
  }

  /**
   * What names the challenge that it is the answer to; `null` for an old one and none. Whether it was used is counted in `ONCE`.
   * @param extraBits what the work has grown by: an answer may be one doubling behind, and easy ones are not gathered beforehand
   */
  async solved(purpose: string, { token, answer }: ProofAnswer, extraBits = 0): Promise<string | null> {
    const opened = await this.keys.open(sealedFor(purpose), token);
    if (!opened || !ANSWER.test(answer)) return null;
    const [salt = '', bits, expiresAt] = opened.text.split('.');
    if (Number(expiresAt) < this.clock.now().getTime() || Number(bits) + 1 < BITS + extraBits) return null;
    const head = createHash('sha256').update(proofText({ salt }, answer)).digest().readUInt32BE(0);
    return hasZeroBits(head, Number(bits)) ? salt : null;
  }

  private async isFirstUse(key: string): Promise<boolean> {
    try {
      await this.limits.consume(ONCE, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }
}

const sealedFor = (purpose: string) => `proof:${purpose}`;
