import {
  AGENT_PREFIX_HEADER,
  authHeaders,
  callName,
  callPath,
  isSessionCode,
  PROVIDER_CODES,
  ProviderRefused,
  ProviderSessionExpired,
  replyHead,
  replyMessage,
  type WireContract,
  type WireRequest,
  type WireResponse,
} from '../core';
import {
  ProviderUnavailable,
  type OutboundHttp,
  type OutboundReply,
  type OutboundRequest,
} from '@housebrand/shared/nest';

export const MEMBER_SYSTEM_CLIENT = Symbol('MemberSystemClient');
export const GAME_PLATFORM_CLIENT = Symbol('GamePlatformClient');
export const EXTERNAL_CLIENT = Symbol('ExternalClient');

/** Calls of one provider system by contract: sends what the contract says and accepts nothing else as an answer. */
export class ProviderClient {
  constructor(
    private readonly http: OutboundHttp,
    /** What this installation proves itself with. */
    private readonly secret: string,
  ) {}

  /**
   * @param credential the member's token, for the calls that are made as a member
   * @throws ProviderRefused, ProviderSessionExpired, ProviderUnavailable
   */
  async call<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    credential = '',
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, authHeaders(contract.auth, credential));
  }

  /** A call that this installation makes for one of its agents, without a member. */
  async callAsInstallation<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    prefix: string,
  ): Promise<WireResponse<Contract>> {
    return this.send(contract, request, {
      ...authHeaders(contract.auth, this.secret),
      [AGENT_PREFIX_HEADER]: prefix,
    });
  }

  private async send<Contract extends WireContract>(
    contract: Contract,
    request: WireRequest<Contract>,
    headers: Record<string, string>,
  ): Promise<WireResponse<Contract>> {
    const reply = await this.request(contract, {
      method: contract.method,
      path: callPath(contract, request),
      operation: contract.name,
      headers,
      json: request.body,
    });
    return this.accept(contract, reply);
  }

  /** A read that was refused before it reached anybody is tried once more; nothing else ever is. */
  private async request(contract: WireContract, request: OutboundRequest): Promise<OutboundReply> {
    try {
      return await this.http.request(request);
    } catch (error) {
      const mayRepeat = contract.method === 'GET' && error instanceof ProviderUnavailable && error.reason === 'refused';
      if (!mayRepeat) throw error;
      return this.http.request(request);
    }
  }

  private accept<Contract extends WireContract>(
    contract: Contract,
    { status, body }: OutboundReply,
  ): WireResponse<Contract> {
    const head = replyHead.safeParse(body);
    if (!head.success) throw this.malformed(head.error);
    const { code } = head.data;
    if (code !== PROVIDER_CODES.success) this.refuse(contract, code, replyMessage(head.data));
    if (status >= 400) throw this.malformed();
    const reply = contract.response.safeParse(body);
    if (!reply.success) throw this.malformed(reply.error);
    return reply.data as WireResponse<Contract>;
  }

  private refuse(contract: WireContract, code: number, providerMessage: string): never {
    const call = callName(contract);
    if (isSessionCode(code)) {
      if (contract.auth === 'token' || contract.auth === 'bearer') throw new ProviderSessionExpired({ call, code });
      // it is this installation that the provider turned away: no reason to log a member out
      if (contract.auth !== 'none') throw new ProviderUnavailable(this.http.name, 'status');
    }
    throw new ProviderRefused({ call, code, providerMessage });
  }

  private malformed(cause?: unknown): ProviderUnavailable {
    return new ProviderUnavailable(this.http.name, 'malformed', cause);
  }
}
