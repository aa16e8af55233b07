import type { WireContract, WireRequest, WireResponse } from '@housebrand/providers';
import type { MemberRow } from '../books/members';

/** Who makes a call, as far as its contract asks. */
export interface Caller {
  /** Present for `token` and `bearer` calls. */
  member: MemberRow | null;
  /** The agent an installation asks for (`x-agent-prefix`). */
  prefix: string | null;
}

/** The reply of a success; its code is 0 where it does not say another. */
export type Payload<Contract extends WireContract> = Omit<WireResponse<Contract>, 'code'> & {
  code?: Extract<WireResponse<Contract>, { code: unknown }>['code'];
};

/** One call of the provider. */
export interface WireHandler<Contract extends WireContract = WireContract> {
  contract: Contract;
  /** @throws Refusal */
  handle(request: WireRequest<Contract>, caller: Caller): Promise<Payload<Contract>> | Payload<Contract>;
}

/** Binds a contract to what answers it; the types of both come from the contract. */
export function handler<Contract extends WireContract>(
  contract: Contract,
  handle: WireHandler<Contract>['handle'],
): WireHandler {
  return { contract, handle } as unknown as WireHandler;
}

/** The member of a call that only members can make. */
export function memberOf(caller: Caller): MemberRow {
  if (!caller.member) throw new Error('the call’s contract does not ask for a member');
  return caller.member;
}
