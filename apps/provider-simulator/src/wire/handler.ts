import type { WireContract, WireRequest, WireResponse } from '@housebrand/providers';
import type { MemberRow } from '../books/members';

/** The caller, as far as the contract requires one. */
export interface Caller {
  /** Set for `token` and `bearer` calls. */
  member: MemberRow | null;
  /** The agent that the installation acts for (`x-agent-prefix`). */
  prefix: string | null;
}

/** A success reply; its code defaults to 0. */
export type Payload<Contract extends WireContract> = Omit<WireResponse<Contract>, 'code'> & {
  code?: Extract<WireResponse<Contract>, { code: unknown }>['code'];
};

/** Handler of one call of the provider. */
export interface WireHandler<Contract extends WireContract = WireContract> {
  contract: Contract;
  /** @throws Refusal */
  handle(request: WireRequest<Contract>, caller: Caller): Promise<Payload<Contract>> | Payload<Contract>;
}

/** Binds a contract to its handler; the contract determines both types. */
export function handler<Contract extends WireContract>(
  contract: Contract,
  handle: WireHandler<Contract>['handle'],
): WireHandler {
  return { contract, handle } as unknown as WireHandler;
}

/** Returns the member of a call that only members can make. */
export function memberOf(caller: Caller): MemberRow {
  if (!caller.member) throw new Error('the call’s contract does not require a member');
  return caller.member;
}
