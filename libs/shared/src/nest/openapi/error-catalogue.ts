import type { DomainError } from '@housebrand/shared';
import type { Messages } from '../wire/messages';
import { nameOf } from './replies';

/** The replies of the operations list their errors, too; a longer list here only hides the others. */
const MAX_LISTED_CALLS = 12;

/** Who can resolve an error. */
export type Cause = 'caller' | 'member' | 'provider' | 'us';

/** An entry of the error catalogue. */
export interface CataloguedError {
  name: string;
  code: number;
  status: number;
  th: string;
  en: string;
  causedBy: Cause;
  mayRepeat: string;
  whatToDo: string;
  /** Ids of the operations that can return the error; absent if more than twelve can. */
  calls?: string[];
}

type Advice = Pick<CataloguedError, 'causedBy' | 'mayRepeat' | 'whatToDo'>;

const WRONG_REQUEST: Advice = {
  causedBy: 'caller',
  mayRepeat: 'Only after a correction.',
  whatToDo: 'Correct the fields named in `errors` or in the message. The same request would fail again.',
};

const BY_STATUS: Readonly<Record<number, Advice>> = {
  400: WRONG_REQUEST,
  401: {
    causedBy: 'caller',
    mayRepeat: 'After logging in.',
    whatToDo:
      'Log in, or send the key that the call requires. The session may have expired, or may have been ended on another device.',
  },
  403: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'The caller has no permission for this call. Use the credentials of the right member or agent, or hide the feature.',
  },
  404: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo: 'The requested item does not exist. Read the list that it came from again.',
  },
  409: {
    causedBy: 'member',
    mayRepeat: 'No: it would fail again.',
    whatToDo: 'The state does not allow this call, or has changed meanwhile. Read the current state and show it.',
  },
  422: WRONG_REQUEST,
  429: {
    causedBy: 'caller',
    mayRepeat: 'After `retry-after` seconds.',
    whatToDo: 'Wait. If the reply has a `challenge`, solve the proof of work and send the call again immediately.',
  },
  500: {
    causedBy: 'us',
    mayRepeat: 'Reads, and calls with the same `Idempotency-Key`.',
    whatToDo: 'Report the `requestId`: the log lines with this id show the cause.',
  },
  503: {
    causedBy: 'provider',
    mayRepeat: 'Reads immediately; writes only with the same `Idempotency-Key`.',
    whatToDo:
      'A provider system does not respond. Show that the service will be back. Payments in progress settle automatically.',
  },
};

const WRONG_PASSWORD: Advice = {
  causedBy: 'member',
  mayRepeat: 'With new input; each failed attempt counts towards the limit.',
  whatToDo: 'Show that username and password do not match, and offer a password reset.',
};

const WRONG_PROOF: Advice = {
  causedBy: 'member',
  mayRepeat: 'With new input; each failed attempt counts towards the limit.',
  whatToDo: 'Show that the input is wrong and ask again. The session remains valid: do not redirect to the login.',
};

/** Advice by error name, where the advice for the status would be wrong. */
const BY_NAME: Readonly<Record<string, Advice>> = {
  InvalidUsernameOrPassword: WRONG_PASSWORD,
  LoginRefused: WRONG_PASSWORD,
  PasswordRefused: WRONG_PROOF,
  PasskeyRefused: WRONG_PROOF,
  PasskeyLoginRefused: WRONG_PROOF,
  PasswordNeeded: {
    causedBy: 'member',
    mayRepeat: 'After logging in.',
    whatToDo: 'Show the message, and log in with the username and password: `login`.',
  },
  SecondFactorRefused: WRONG_PROOF,
  AgentKeyNeeded: {
    causedBy: 'caller',
    mayRepeat: 'Only with a valid key.',
    whatToDo:
      'Create a key (`npm run ops -- agent key create MTO --label server`), keep it on your server and send it as `x-agent-key`. A session is not accepted instead.',
  },
  KeyScopeMissing: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'Use a key that has the scope, `x-call.keyScope` of the call. A head creates one in the back office; scopes of a key never change.',
  },
  KeyNetworkRefused: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'Send the call from one of the networks to which the key is limited, or have a head change them in the back office.',
  },
  Forbidden: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'Prefix and username in the call must match the session, or the agent of the key. Call as the member concerned, or hide the feature.',
  },
  ForeignOrigin: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'Writes with cookies must come from our own pages. A proxy must keep the `Host` header. A portal on another host must be in the `sites` of the agent and send the token as `x-user-auth`.',
  },
  MenuClosed: {
    causedBy: 'member',
    mayRepeat: 'No: not until the member’s tier opens the menu.',
    whatToDo: 'Show the message, which names the tier, and the progress towards it: `getTierProgress`.',
  },
  ProviderRefused: {
    causedBy: 'member',
    mayRepeat: 'Only after a correction.',
    whatToDo: 'Show the message, which is the provider’s own text, and read the current state.',
  },
  StepUpNeeded: {
    causedBy: 'member',
    mayRepeat: 'Yes, with the same `Idempotency-Key`, after the password was entered.',
    whatToDo: 'Ask for the password, send it to `confirmPassword`, then send the call again.',
  },
  SecondFactorNeeded: {
    causedBy: 'member',
    mayRepeat:
      'Yes: a login with `code` or `passkey`; any other call with the same `Idempotency-Key`, after `showSecondFactor`.',
    whatToDo:
      'Ask for a code from the authenticator app, or for a passkey if the `challenge` of the reply has one. At login, send it with the login; otherwise send it to `showSecondFactor`, then send the call again.',
  },
  CouponArriving: {
    causedBy: 'member',
    mayRepeat: 'After `retry-after` seconds.',
    whatToDo: 'The credit of the coupon is on its way. Send the same request again when its payment is completed.',
  },
  CouponWaits: {
    causedBy: 'member',
    mayRepeat: 'After `retry-after` seconds.',
    whatToDo: 'A withdrawal or gift is in progress. Send the same request again when it is done.',
  },
  NotOffered: {
    causedBy: 'provider',
    mayRepeat: 'No.',
    whatToDo: 'The provider does not support this extension. Hide the feature.',
  },
  ProviderSessionExpired: {
    causedBy: 'provider',
    mayRepeat: 'After logging in again.',
    whatToDo:
      'The provider ended the member’s session, so our session ended, too. Show the message and ask the member to log in.',
  },
};

/** Collects the named errors of all calls: each once, by status and code. */
export class ErrorCatalogue {
  private readonly entries = new Map<string, Required<CataloguedError>>();

  constructor(private readonly messages: Messages) {}

  note(errors: readonly DomainError[], operationId: string): void {
    for (const error of errors) {
      const key = `${nameOf(error)} ${error.code} ${error.messageKey}`;
      const known = this.entries.get(key);
      if (known) known.calls.push(operationId);
      else this.entries.set(key, { ...this.describe(error), calls: [operationId] });
    }
  }

  list(): CataloguedError[] {
    return [...this.entries.values()]
      .sort((one, other) => one.status - other.status || one.code - other.code || one.name.localeCompare(other.name))
      .map(({ calls, ...error }) => (calls.length > MAX_LISTED_CALLS ? error : { ...error, calls }));
  }

  private describe(error: DomainError): Omit<CataloguedError, 'calls'> {
    const { code, status, messageKey, values, providerMessage } = error;
    const say = (language: 'th' | 'en') => providerMessage ?? this.messages.say(messageKey, language, values);
    const advice = BY_NAME[error.name] ?? BY_STATUS[status];
    if (!advice) throw new Error(`No advice for status ${status} (${error.name}). Add it to error-catalogue.ts.`);
    return { name: nameOf(error), code, status, th: say('th'), en: say('en'), ...advice };
  }
}
