import { timingSafeEqual } from 'node:crypto';
import { AGENT_PREFIX_HEADER, AUTH_HEADERS, PROVIDER_CODES, type WireContract } from '@housebrand/providers';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../config';
import { AccessTokens, tokenHash, type TokenUse } from '../sessions/access-tokens';
import { siteOf } from '../world/agents';
import type { Caller } from './handler';
import { Refusal, WORDS } from './refusal';

/** Finds out who makes a call. */
@Injectable()
export class Callers {
  constructor(
    private readonly tokens: AccessTokens,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  /** @throws Refusal 1005 for a session that is over, 1003 for one that never was */
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
        if (this.isSecret(credential) && prefix && siteOf(prefix)) return { member: null, prefix };
        return this.member(credential, use, prefix);
      default:
        return this.member(credential, use, prefix);
    }
  }

  private async member(token: string, use: TokenUse, prefix: string | null): Promise<Caller> {
    const member = token ? await this.tokens.member(token, use) : 'unknown';
    if (member === 'unknown') throw invalidSession();
    if (member === 'expired') throw new Refusal(PROVIDER_CODES.sessionExpired, WORDS.sessionExpired);
    return { member, prefix };
  }

  private isSecret(given: string): boolean {
    return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(this.config.secret)));
  }
}

const invalidSession = (): Refusal => new Refusal(PROVIDER_CODES.sessionInvalid, WORDS.sessionInvalid);

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
