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

/** A solved challenge is worth one attempt. */
export const ONCE: RateRule = { name: 'proof', points: 1, seconds: LIFETIME_MS / 1_000 };

/** Challenges for whom a limit does not refuse outright. They are sealed: the server keeps only those that were solved. */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** @param purpose the limit and its key: what is solved for one agent is nothing at another */
  demand(purpose: string): ProofNeeded {
    const salt = randomBytes(16).toString('base64url');
    const expiresAt = this.clock.now().getTime() + LIFETIME_MS;
    const token = this.keys.seal(sealedFor(purpose), `${salt}.${BITS}.${expiresAt}`);
    return new ProofNeeded({ token, salt, bits: BITS, expiresAt: new Date(expiresAt).toISOString() });
  }

  /** Whether it is the answer to a challenge of ours that is neither old nor used. */
  async accepts(purpose: string, proof: ProofAnswer): Promise<boolean> {
    const solved = await this.solved(purpose, proof);
    return solved !== null && this.isFirstUse(solved);
  }

  /** What names the challenge that it is the answer to; `null` for an old one and none. Whether it was used is counted in `ONCE`. */
  async solved(purpose: string, { token, answer }: ProofAnswer): Promise<string | null> {
    const opened = await this.keys.open(sealedFor(purpose), token);
    if (!opened || !ANSWER.test(answer)) return null;
    const [salt = '', bits, expiresAt] = opened.text.split('.');
    if (Number(expiresAt) < this.clock.now().getTime()) return null;
    const head = createHash('sha256').update(proofText({ salt }, answer)).digest().readUInt32BE(0);
    return hasZeroBits(head, Number(bits)) ? salt : null;
  }

  private async isFirstUse(salt: string): Promise<boolean> {
    try {
      await this.limits.consume(ONCE, salt);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }
}

const sealedFor = (purpose: string) => `proof:${purpose}`;
