import { callFamilies, type CallFamily } from '../../core';
import type { ConnectedGateways, MemberCredentials } from '../connect-gateways';

/** What the promises run with: gateways whose member is logged in. */
export interface Tried {
  gateways: ConnectedGateways;
  member: MemberCredentials;
  codes: SentCodes;
}

/** Reads the codes that a provider sends to people. */
export interface SentCodes {
  /** Returns the latest one-time password sent to a number. */
  otp(tel: string): Promise<string>;
  /** Returns the text in a captcha's picture. */
  captcha(captchaId: string): Promise<string>;
}

/** Makes each call of a family through its gateway; keyed by contract name so that none can be left out. */
export type Trials<Family extends CallFamily> = {
  readonly [Call in keyof (typeof callFamilies)[Family]]: (tried: Tried) => Promise<unknown>;
};

/** What gateway and provider guarantee about a family of calls. */
export interface Promises<Family extends CallFamily> {
  trials: Trials<Family>;
  /** Specs beyond "the reply has the agreed shape". */
  describe(tried: () => Tried): void;
}
