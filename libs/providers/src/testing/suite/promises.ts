import { callFamilies, type CallFamily } from '../../core';
import type { ConnectedGateways, MemberCredentials } from '../connect-gateways';

/** What a family's promises are tried with: gateways whose member is logged in. */
export interface Tried {
  gateways: ConnectedGateways;
  member: MemberCredentials;
  codes: SentCodes;
}

/** Who reads what a provider sends to people. */
export interface SentCodes {
  /** The one-time password that came to a number last. */
  otp(tel: string): Promise<string>;
  /** The text in a captcha's picture. */
  captcha(captchaId: string): Promise<string>;
}

/** How each call of a family is made through its gateway: by the names of its contracts, so that none can be left out. */
export type Trials<Family extends CallFamily> = {
  readonly [Call in keyof (typeof callFamilies)[Family]]: (tried: Tried) => Promise<unknown>;
};

/** What gateway and provider promise each other about a family of calls. */
export interface Promises<Family extends CallFamily> {
  trials: Trials<Family>;
  /** What holds beyond "it answers in the agreed shape": specs of their own. */
  describe(tried: () => Tried): void;
}
