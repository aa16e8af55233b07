import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasZeroBits, ProofNeeded, proofText, TooManyRequests, type ProofAnswer } from '@housebrand/shared';
import { Clock } from '../clock';
import { KeyRing } from '../sealing/key-ring';
import { RateLimits, type RateRule } from './rate-limits';

/** 65,536 hashes on average: about a quarter of a second on a phone. */
const BITS = 16;
const LIFETIME_MS = 120_000;
const ANSWER = /^\d{1,12}$/;

/** A solved challenge is good for one attempt: each limit of the attempt's chain accepts it once. */
export const ONCE: RateRule = { name: 'proof', points: 1, seconds: LIFETIME_MS / 1_000 };
/** The key under which a limit counts that it accepted a challenge. */
export const idempotencyKey = (limit: string, solved: string): string => `${limit}\n${solved}`;

/** Issues and verifies challenges for limits that don't refuse outright. Challenges are sealed; the server stores solved ones only. */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Creates a challenge.
   * @param purpose binds the solution: one for another agent is not accepted
   * @param extraBits each doubles the work
   */
  demand(purpose: string, extraBits = 0): ProofNeeded {
    const bits = BITS + extraBits;
    const salt = randomBytes(16).toString('base64url');
    const expiresAt = this.clock.now().getTime() + LIFETIME_MS;
    const token = this.keys.seal(sealedFor(purpose), `${salt}.${bits}.${expiresAt}`);
    return new ProofNeeded({ token, salt, bits, expiresAt: new Date(expiresAt).toISOString() });
  }

  /** Whether the proof solves one of our challenges that is unexpired, hard enough and not yet used at this limit. */
  async accepts(
    purpose: string,
    proof: ProofAnswer,
    { limit, extraBits = 0 }: { limit: string; extraBits?: number },
  ): Promise<boolean> {
    const solved = await this.solved(purpose, proof, extraBits);
    return solved !== null && this.isFirstUse(idempotencyKey(limit, solved));
  }

  /**
   * Returns the id of the challenge that the proof solves; `null` if it solves none or an expired one. `ONCE` counts its use.
   * @param extraBits the required extra work: an answer may lag one doubling behind, but easy ones can't be collected in advance
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
