import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MemberRef } from '@housebrand/shared';
import {
  AGENT_PREFIX_HEADER,
  authHeaders,
  callName,
  callPath,
  NotOffered,
  externalLogin,
  PROVIDER_CODES,
  ProviderRefused,
  ProviderSessionExpired,
  replyHead,
  replyMessage,
  SIGNATURE_HEADER,
  type MoneyContract,
  type MoneylessContract,
  type Outcome,
  type ProviderSystem,
  type WireContract,
  type WireRequest,
  type WireResponse,
} from '../core';
import { isSessionCode } from '@housebrand/shared';
import {
  ProviderUnavailable,
  type OutboundHttp,
  type OutboundReply,
  type OutboundRequest,
} from '@housebrand/shared/nest';
import { outcomeOf } from './move-outcome';
import type { ProviderTokens, TokenSystem } from './provider-tokens';
import { SessionRateGate } from './session-rate-gate';
import { traced } from './traced-call';

/** Range of the random delay before a read's only retry. */
const PAUSE_MS = [5, 30] as const;

/** Connection to one system. */
export interface ProviderConnection {
  http: OutboundHttp;
  /** Authenticates this installation. */
  secret: string;
}
export type ProviderConnections = Readonly<Record<ProviderSystem, ProviderConnection>>;

export function connectSystems(connect: (system: ProviderSystem) => ProviderConnection): ProviderConnections {
  return {
    memberSystem: connect('memberSystem'),
    gamePlatform: connect('gamePlatform'),
    external: connect('external'),
  };
}

/**
 * Makes the provider's calls by contract and accepts only replies that match it. Every method throws `ProviderRefused`,
 * `ProviderSessionExpired` or `ProviderUnavailable`, and, before anything is sent, `TooManyRequests` for a session that calls too
 * often (see `SessionRateGate`).
 */
export class ProviderClient {
  private readonly rateGate = new SessionRateGate();

  constructor(
    private readonly connections: ProviderConnections,
    private readonly tokens: ProviderTokens,
  ) {}

  /** Makes a call without credentials. @param agent whose share of concurrent calls it uses, if known */
  call<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    agent?: string,
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, {}, agent);
  }

  /** Makes a call with the member's token. @throws NotAuthenticated without a live session */
  async callAsMember<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    member: MemberRef,
  ): Promise<WireResponse<Contract>> {
    return this.sendAsMember(contract, request, member);
  }

  /**
   * Makes a member's call that moves money, once, and returns its outcome. It is repeated, with a renewed token, only if the
   * provider answers that it does not recognise the caller. Everything it throws means that no money moved: `NotAuthenticated`
   * and `TooManyRequests` precede sending, and with `ProviderSessionExpired` the provider did not recognise the caller.
   */
  async moveAsMember<Contract extends MoneyContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    member: MemberRef,
  ): Promise<Outcome<WireResponse<Contract>>> {
    return outcomeOf(this.sendAsMember(contract, request, member));
  }

  /** Like `moveAsMember`, but with the installation's secret: the member needs no session. @throws NotOffered */
  async moveAsInstallation<Contract extends MoneyContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string,
  ): Promise<Outcome<WireResponse<Contract>>> {
    return outcomeOf(this.sendAsInstallation(contract, request, prefix));
  }

  /** Makes a call with a given token, for login steps before a session exists. */
  callByToken<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    token: string,
    agent?: string,
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, authHeaders(contract.auth, token), agent);
  }

  /** Makes a call with the installation's secret, for one of its agents or, without a prefix, for all of them. */
  callAsInstallation<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix?: string,
  ): Promise<WireResponse<Contract>> {
    return this.sendAsInstallation(contract, request, prefix);
  }

  /**
   * Reads a list that guests see, too, with the installation's secret. If the provider offers the list to members only, uses the
   * token of the member seen last. @throws NotOffered, ProviderUnavailable also when no member has a live session
   */
  async callForGuests<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string,
  ): Promise<WireResponse<Contract>> {
    try {
      return await this.sendAsInstallation(contract, request, prefix);
    } catch (error) {
      const isForMembers =
        error instanceof NotOffered || (error instanceof ProviderUnavailable && error.reason === 'turnedAway');
      const reply = isForMembers ? await this.callAsLatestMember(contract, request, prefix) : null;
      if (reply === null) throw error;
      return reply;
    }
  }

  /** Reads what is the same for all members of an agent with the token of the member seen last. @returns `null` without a live session */
  async callAsLatestMember<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string,
  ): Promise<WireResponse<Contract> | null> {
    const token = await this.tokens.ofLatestSession(prefix, 'gamePlatform');
    return token === null ? null : this.callByToken(contract, request, token, prefix);
  }

  private sendAsInstallation<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string | undefined,
  ): Promise<WireResponse<Contract>> {
    const headers = {
      ...authHeaders(contract.auth, this.connections[contract.system].secret),
      ...(prefix !== undefined && { [AGENT_PREFIX_HEADER]: prefix }),
    };
    return this.send(contract, request, headers, prefix);
  }

  private async sendAsMember<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    { prefix, username }: MemberRef,
  ): Promise<WireResponse<Contract>> {
    const member = { prefix, username };
    const by = (token: string) => this.send(contract, request, authHeaders(contract.auth, token), prefix);
    if (contract.system === 'external') return by(await this.externalToken(member));
    const system = contract.auth === 'token' ? 'memberSystem' : 'gamePlatform';
    const token = await this.tokens.of(member, system);
    try {
      return await by(token);
    } catch (error) {
      if (!(error instanceof ProviderSessionExpired)) throw error;
      const renewed = await this.renewed(contract, member, { system, refused: token });
      if (renewed === null) throw error;
      // Safe even if the call moves money: the provider answered that it does not recognise the caller, so it moved nothing.
      // A call without a reply never gets here.
      return by(renewed);
    }
  }

  /**
   * Renews a token, because the provider's tokens expire before our sessions do. If it fails, the call itself was not sent again.
   */
  private async renewed(
    contract: WireContract,
    member: MemberRef,
    { system, refused }: { system: TokenSystem; refused: string },
  ): Promise<string | null> {
    try {
      return await this.tokens.renewed(member, system, refused);
    } catch (error) {
      // The call was not repeated, so report a refused connection, whatever the login's own outcome was.
      throw error instanceof ProviderUnavailable ? new ProviderUnavailable(contract.system, 'refused', error) : error;
    }
  }

  /** Logs in at the external API for each call, because it issues tokens for username and password only and we keep none. */
  private async externalToken(member: MemberRef): Promise<string> {
    const body = { username: member.username, password: await this.tokens.password(member) };
    const { result } = await this.call(externalLogin, { body }, member.prefix);
    return result.access_token;
  }

  private async send<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    headers: Record<string, string>,
    agent: string | undefined,
  ): Promise<WireResponse<Contract>> {
    const outbound: OutboundRequest = {
      method: contract.method,
      path: callPath(contract, request),
      operation: contract.name,
      headers,
      json: request.body,
      agent,
    };
    const reply = await this.rateGate.run(() => traced(contract, outbound, () => this.request(contract, outbound)));
    return this.accept(contract, reply);
  }

  /** Retries a read once if the connection was refused; nothing else is ever retried. */
  private async request(contract: WireContract, request: OutboundRequest): Promise<OutboundReply> {
    const { http } = this.connections[contract.system];
    try {
      return await http.request(request);
    } catch (error) {
      if (contract.extension && error instanceof ProviderUnavailable && error.reason === 'absent')
        throw new NotOffered({ call: callName(contract) });
      const isRead = contract.method === 'GET' && !contract.movesMoney;
      if (!isRead || !(error instanceof ProviderUnavailable) || error.reason !== 'refused') throw error;
      // Add jitter so that calls refused together don't retry together.
      await pause(randomInt(...PAUSE_MS));
      return http.request(request);
    }
  }

  private accept<Contract extends WireContract>(contract: Contract, reply: OutboundReply): WireResponse<Contract> {
    const { status, body } = reply;
    if (contract.extension && status === 404) throw new NotOffered({ call: callName(contract) });
    if (!isSuccess(contract, body)) throw this.refusal(contract, body);
    if (status >= 400) throw malformed(contract);
    if (contract.signed && !isSigned(reply, this.connections[contract.system].secret)) throw malformed(contract);
    const accepted = contract.response.safeParse(body);
    if (!accepted.success) throw malformed(contract, accepted.error);
    return accepted.data as WireResponse<Contract>;
  }

  private refusal(contract: WireContract, body: unknown): Error {
    const head = replyHead.safeParse(body);
    if (!head.success) return malformed(contract, head.error);
    const { code } = head.data;
    const call = callName(contract);
    if (contract.extension && code === PROVIDER_CODES.unknownCall) return new NotOffered({ call });
    if (isSessionCode(code)) {
      if (contract.auth === 'token' || contract.auth === 'bearer') return new ProviderSessionExpired({ call, code });
      // The provider rejected this installation's credential, not the member's, so keep the member logged in.
      if (contract.auth !== 'none') return new ProviderUnavailable(contract.system, 'turnedAway');
    }
    return new ProviderRefused({ call, code, providerMessage: replyMessage(head.data) });
  }
}

function isSigned({ text, header }: OutboundReply, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(text).digest('hex')}`);
  const given = Buffer.from(header(SIGNATURE_HEADER) ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Checks the code only; the contract's schema validates the rest in a single pass over the body. */
function isSuccess({ mayBeAccepted }: WireContract, body: unknown): boolean {
  const { code } = (body ?? {}) as { code?: unknown };
  return code === PROVIDER_CODES.success || (mayBeAccepted && code === PROVIDER_CODES.accepted);
}

function malformed({ system }: WireContract, cause?: unknown): ProviderUnavailable {
  return new ProviderUnavailable(system, 'malformed', cause);
}
