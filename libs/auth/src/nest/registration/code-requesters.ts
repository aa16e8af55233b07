import { Injectable } from '@nestjs/common';
import { callerNetwork, RateLimits, type RateRule } from '@housebrand/shared/nest';

/** Counts the codes sent to a number; a code is identified by its position in this count. */
const SENT: RateRule = { name: 'code.sent', points: 1, seconds: 86_400 };
/** Networks that requested a code; a provider's code is valid for about five minutes. */
const REQUESTERS: RateRule = { name: 'code.requested', points: 1, seconds: 600 };

/** The latest code of a number, from one caller's point of view. */
export interface CodeStanding {
  /** Identifies the code. */
  code: string;
  /** Whether the code was requested from the caller's network. */
  isRequester: boolean;
}

/** Tracks which network requested a number's latest code. Its guesses are counted separately: that network most likely belongs to the phone's owner. */
@Injectable()
export class CodeRequesters {
  constructor(private readonly limits: RateLimits) {}

  /** Records a sent code and its requester, who replaces the requester of the previous code. */
  async note(number: string, ip: string): Promise<void> {
    const { points } = await this.limits.add(SENT, number);
    await this.limits.add(REQUESTERS, `${nameOf(number, points)}\n${callerNetwork(ip)}`);
  }

  async standing(number: string, ip: string): Promise<CodeStanding> {
    const code = nameOf(number, (await this.limits.used(SENT, number)).points);
    const { points } = await this.limits.used(REQUESTERS, `${code}\n${callerNetwork(ip)}`);
    return { code, isRequester: points > 0 };
  }
}

const nameOf = (number: string, sent: number) => `${number}\n${sent}`;
