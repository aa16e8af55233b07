import { Injectable } from '@nestjs/common';
import { callerNetwork, RateLimits, type RateRule } from '@housebrand/shared/nest';

/** Codes that were sent to a number: each has a place in this count, by which it is known. */
const SENT: RateRule = { name: 'code.sent', points: 1, seconds: 86_400 };
/** Where a code was asked for; a provider's code lives about five minutes. */
const ASKED: RateRule = { name: 'code.asked', points: 1, seconds: 600 };

/** The latest code of a number, as somebody stands to it. */
export interface CodeStanding {
  /** Names the code. */
  code: string;
  /** It was asked for from the same neighbourhood of addresses. */
  isAsker: boolean;
}

/** Who asked for a number's latest code: most likely whoever holds the telephone, and nobody else's guesses are theirs. */
@Injectable()
export class CodeAskers {
  constructor(private readonly limits: RateLimits) {}

  /** A code was sent; whoever asked for an earlier one is a stranger to it. */
  async note(number: string, ip: string): Promise<void> {
    const { points } = await this.limits.add(SENT, number);
    await this.limits.add(ASKED, `${nameOf(number, points)}\n${callerNetwork(ip)}`);
  }

  async standing(number: string, ip: string): Promise<CodeStanding> {
    const code = nameOf(number, (await this.limits.used(SENT, number)).points);
    const { points } = await this.limits.used(ASKED, `${code}\n${callerNetwork(ip)}`);
    return { code, isAsker: points > 0 };
  }
}

const nameOf = (number: string, sent: number) => `${number}\n${sent}`;
