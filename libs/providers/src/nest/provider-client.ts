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
  refused,
  settled,
  SIGNATURE_HEADER,
  unknown,
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
import type { ProviderTokens, TokenSystem } from './provider-tokens';
import { SessionRateGate } from './session-rate-gate';
import { traced } from './traced-call';

/** Between a read and its one repetition. */
const PAUSE_MS = [5, 30] as const;

/** The way to one system. */
export interface ProviderConnection {
  http: OutboundHttp;
  /** What this installation proves itself with. */
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
 * Calls of the provider by contract: sends what the contract says to its system and accepts nothing else as an answer.
 * Every way to call throws `ProviderRefused`, `ProviderSessionExpired` or `ProviderUnavailable`, and `TooManyRequests`, before
 * anything is sent, for a session that asks too often (see `SessionRateGate`).
 */
export class ProviderClient {
  private readonly pace = new SessionRateGate();

  constructor(
    private readonly connections: ProviderConnections,
    private readonly tokens: ProviderTokens,
  ) {}

  /** A call that nobody needs to be known for. @param agent at whose expense, when it is known */
  call<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    agent?: string,
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, {}, agent);
  }

  /** A call as a member, whose token is found. @throws NotAuthenticated when the member has no live session */
  async callAsMember<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    member: MemberRef,
  ): Promise<WireResponse<Contract>> {
    return this.sendAsMember(contract, request, member);
  }

  /**
   * A call as a member that moves their money: made once, whatever happens, and how it ended is its result. Only a provider who says
   * that it does not know the caller hears it again, by the member's new token. What it throws was thrown before anything was sent
   * (`NotAuthenticated`, `TooManyRequests`), or says that the provider did not know the caller (`ProviderSessionExpired`): nothing was moved.
   */
  async moveAsMember<Contract extends MoneyContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    member: MemberRef,
  ): Promise<Outcome<WireResponse<Contract>>> {
    return outcomeOf(this.sendAsMember(contract, request, member));
  }

  /** As `moveAsMember`, in this installation's name: the member needs no session. @throws NotOffered */
  async moveAsInstallation<Contract extends MoneyContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string,
  ): Promise<Outcome<WireResponse<Contract>>> {
    return outcomeOf(this.sendAsInstallation(contract, request, prefix));
  }

  /** A call as whoever a token belongs to: for the steps of a login, before there is a session. */
  callByToken<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    token: string,
    agent?: string,
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, authHeaders(contract.auth, token), agent);
  }

  /** A call that this installation makes without a member, for one of its agents or, without a prefix, for all of them. */
  callAsInstallation<Contract extends MoneylessContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix?: string,
  ): Promise<WireResponse<Contract>> {
    return this.sendAsInstallation(contract, request, prefix);
  }

  /**
   * A list that guests see, too: in this installation's name, and where a provider offers it to its members alone by the token
   * of the member who came last. @throws NotOffered, ProviderUnavailable when there is no such member either
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
      const token = isForMembers ? await this.tokens.ofLastComer(prefix, 'gamePlatform') : null;
      if (token === null) throw error;
      return this.callByToken(contract, request, token, prefix);
    }
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
      // Also when it moves money: the provider answered that it does not know the caller, so it had nobody whose money it could
      // move. That answer is definite; a call without one never comes here.
      return by(renewed);
    }
  }

  /** The provider's tokens die before our sessions do. Nothing was sent for the call itself when this fails. */
  private async renewed(
    contract: WireContract,
    member: MemberRef,
    { system, refused }: { system: TokenSystem; refused: string },
  ): Promise<string | null> {
    try {
      return await this.tokens.renewed(member, system, refused);
    } catch (error) {
      // how the login ended says nothing of the call: it is as if its connection had been refused
      throw error instanceof ProviderUnavailable ? new ProviderUnavailable(contract.system, 'refused', error) : error;
    }
  }

  /** The external API gives a token for username and password only: one for each launch, none is kept. */
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
    const reply = await this.pace.run(() => traced(contract, outbound, () => this.request(contract, outbound)));
    return this.accept(contract, reply);
  }

  /** A read that was refused before it reached anybody is tried once more; nothing else ever is. */
  private async request(contract: WireContract, request: OutboundRequest): Promise<OutboundReply> {
    const { http } = this.connections[contract.system];
    try {
      return await http.request(request);
    } catch (error) {
      if (contract.extension && error instanceof ProviderUnavailable && error.reason === 'absent')
        throw new NotOffered({ call: callName(contract) });
      const isRead = contract.method === 'GET' && !contract.movesMoney;
      if (!isRead || !(error instanceof ProviderUnavailable) || error.reason !== 'refused') throw error;
      // who was turned away together does not come back together
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
    if (contract.extension && code === PROVIDER_CODES.unheardOf) return new NotOffered({ call });
    if (isSessionCode(code)) {
      if (contract.auth === 'token' || contract.auth === 'bearer') return new ProviderSessionExpired({ call, code });
      // it is this installation that the provider turned away: no reason to log a member out
      if (contract.auth !== 'none') return new ProviderUnavailable(contract.system, 'turnedAway');
    }
    return new ProviderRefused({ call, code, providerMessage: replyMessage(head.data) });
  }
}

/** How a call that moves money ended, of what it answered or threw. @throws what was thrown before anything was sent */
async function outcomeOf<T>(sent: Promise<T>): Promise<Outcome<T>> {
  try {
    return settled(await sent);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error.hadNoEffect ? refused(error, false) : unknown(error);
    if (!(error instanceof ProviderRefused)) throw error;
    // "accepted" is no answer to whether money moved
    return error.code === PROVIDER_CODES.accepted ? unknown(error) : refused(error, true);
  }
}

function isSigned({ text, header }: OutboundReply, secret: string): boolean {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(text).digest('hex')}`);
  const given = Buffer.from(header(SIGNATURE_HEADER) ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** By its code alone: whether the rest is as agreed is what the contract's own schema says, in one pass over the body. */
function isSuccess({ mayBeAccepted }: WireContract, body: unknown): boolean {
  const { code } = (body ?? {}) as { code?: unknown };
  return code === PROVIDER_CODES.success || (mayBeAccepted && code === PROVIDER_CODES.accepted);
}

function malformed({ system }: WireContract, cause?: unknown): ProviderUnavailable {
  return new ProviderUnavailable(system, 'malformed', cause);
}
