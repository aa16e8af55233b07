import { timingSafeEqual } from 'node:crypto';
import { AGENT_PREFIX_HEADER, AUTH_HEADERS, type WireContract } from '@housebrand/providers';
import { SESSION_CODES } from '@housebrand/shared';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { AccessTokens, tokenHash, type TokenUse } from '../sessions/access-tokens';
import { siteOf } from '../world/agents';
import { Extensions } from './extensions';
import type { Caller } from './handler';
import { Refusal, MESSAGES } from './refusal';

/** Identifies the caller. */
@Injectable()
export class Callers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly extensions: Extensions,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  /** @throws Refusal 1005 for an expired session, 1003 for an unknown one */
  async of(contract: WireContract, request: FastifyRequest): Promise<Caller> {
    const prefix = header(request, AGENT_PREFIX_HEADER)?.toUpperCase() ?? null;
    if (contract.auth === 'none') return { member: null, prefix };
    const credential = header(request, AUTH_HEADERS[contract.auth])?.replace(/^Bearer\s+/i, '') ?? '';
    const use: TokenUse = contract.system;
    switch (contract.auth) {
      case 'secret':
        if (!this.isSecret(credential)) throw invalidSession();
        return { member: null, prefix };
      case 'catalogue':
        if (this.extensions.has(contract) && this.isSecret(credential) && prefix && siteOf(prefix))
          return { member: null, prefix };
        return this.member(credential, use, prefix);
      default:
        return this.member(credential, use, prefix);
    }
  }

  private async member(token: string, use: TokenUse, prefix: string | null): Promise<Caller> {
    const member = token ? await this.tokens.member(token, use) : 'unknown';
    if (member === 'unknown') throw invalidSession();
    if (member === 'expired') throw new Refusal(SESSION_CODES.expired, MESSAGES.sessionExpired);
    return { member, prefix };
  }

  private isSecret(given: string): boolean {
    return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(this.config.secret)));
  }
}

const invalidSession = (): Refusal => new Refusal(SESSION_CODES.invalid, MESSAGES.sessionInvalid);

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
