import type { DomainError } from '@housebrand/shared';
import type { Messages } from '../edge/messages';
import { nameOf } from './replies';

/** Who can do something about a failure. */
export type Cause = 'caller' | 'member' | 'provider' | 'us';

/** One kind of failure, as the catalogue of errors shows it. */
export interface CataloguedError {
  name: string;
  code: number;
  status: number;
  th: string;
  en: string;
  causedBy: Cause;
  mayRepeat: string;
  whatToDo: string;
  /** Operation ids of the calls that may answer with it. */
  calls: string[];
}

type Advice = Pick<CataloguedError, 'causedBy' | 'mayRepeat' | 'whatToDo'>;

const WRONG_REQUEST: Advice = {
  causedBy: 'caller',
  mayRepeat: 'Not as it is.',
  whatToDo: 'Correct what `errors` or the message names; the same request fails again.',
};

const BY_STATUS: Readonly<Record<number, Advice>> = {
  400: WRONG_REQUEST,
  401: {
    causedBy: 'caller',
    mayRepeat: 'After signing in.',
    whatToDo: 'Sign in, or send the key that the call asks for. The session may have ended or been ended elsewhere.',
  },
  403: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo: 'The one who asks may not do this: use the right principal, or do not offer it.',
  },
  404: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo: 'What is named is not there: read the list it comes from again.',
  },
  409: {
    causedBy: 'member',
    mayRepeat: 'No: it would be refused again.',
    whatToDo: 'Something has happened meanwhile. Read how it stands and show that.',
  },
  422: WRONG_REQUEST,
  429: {
    causedBy: 'caller',
    mayRepeat: 'After `retry-after` seconds.',
    whatToDo: 'Wait. A reply with `challenge` may be sent again at once with the proof of work solved.',
  },
  500: {
    causedBy: 'us',
    mayRepeat: 'Reads, and calls with the same `Idempotency-Key`.',
    whatToDo: 'Tell us the `requestId`: its log lines say what happened.',
  },
  503: {
    causedBy: 'provider',
    mayRepeat: 'Reads at once; calls that change something only with the same `Idempotency-Key`.',
    whatToDo: 'A system behind us does not answer. Show that it will be back; what was moving settles by itself.',
  },
};

const WRONG_PASSWORD: Advice = {
  causedBy: 'member',
  mayRepeat: 'With what was typed anew; each miss counts towards the limit.',
  whatToDo: 'Say that username and password do not go together, and offer the forgotten password.',
};

const WRONG_PROOF: Advice = {
  causedBy: 'member',
  mayRepeat: 'With what was typed or shown anew; each miss counts towards the limit.',
  whatToDo: 'Say that it is not right and ask again. A session goes on: nobody is to be sent to the login.',
};

/** Where the status alone would mislead, by the error's name. */
const BY_NAME: Readonly<Record<string, Advice>> = {
  InvalidUsernameOrPassword: WRONG_PASSWORD,
  LoginRefused: WRONG_PASSWORD,
  PasswordRefused: WRONG_PROOF,
  PasskeyRefused: WRONG_PROOF,
  SecondFactorRefused: WRONG_PROOF,
  AgentKeyNeeded: {
    causedBy: 'caller',
    mayRepeat: 'Not as it is: with a valid key.',
    whatToDo:
      'Make one (`npm run ops -- agent key create MTO --label server`), keep it on your server, send it as `x-agent-key`. A member’s session does not stand in for it.',
  },
  Forbidden: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'Prefix and username of the call must be those of the member who asks, its agent that of the key. Ask as whom it is about, or do not offer it.',
  },
  ForeignOrigin: {
    causedBy: 'caller',
    mayRepeat: 'No.',
    whatToDo:
      'A write with cookies comes from a page of ours: let a proxy in between keep `Host`. A site on another host is named among the agent’s `sites` and sends the token as `x-user-auth`.',
  },
  MenuClosed: {
    causedBy: 'member',
    mayRepeat: 'No: not before the member’s tier opens it.',
    whatToDo: 'Show the message, which names the tier, and the way there: `getTierProgress`.',
  },
  ProviderRefused: {
    causedBy: 'member',
    mayRepeat: 'Not as it is.',
    whatToDo: 'The provider said no, in its own words: show the message, and read how it stands.',
  },
  StepUpNeeded: {
    causedBy: 'member',
    mayRepeat: 'Yes, with the same `Idempotency-Key`, once the password was typed.',
    whatToDo: 'Ask for the password, send it to `confirmPassword`, send the call again.',
  },
  SecondFactorNeeded: {
    causedBy: 'member',
    mayRepeat:
      'Yes: a login with `code` or `passkey`; any other call with the same `Idempotency-Key`, once either was shown.',
    whatToDo:
      'Ask for the code of the app, or, where the reply’s `challenge` has one, for a passkey. At a login send it along, else send it to `showSecondFactor` and the call again.',
  },
  CouponWaits: {
    causedBy: 'member',
    mayRepeat: 'After `retry-after` seconds.',
    whatToDo: 'A withdrawal or gift is on its way: send the same again once it is through.',
  },
  NotOffered: {
    causedBy: 'provider',
    mayRepeat: 'No.',
    whatToDo: 'This provider does not have it: hide what leads there.',
  },
  ProviderSessionExpired: {
    causedBy: 'provider',
    mayRepeat: 'After signing in again.',
    whatToDo: 'The provider has ended the member’s session, and ours ends with it: say so and ask to sign in.',
  },
};

/** Of the named errors of all calls, each once, by status and code. */
export class ErrorCatalogue {
  private readonly entries = new Map<string, CataloguedError>();

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
    return [...this.entries.values()].sort(
      (one, other) => one.status - other.status || one.code - other.code || one.name.localeCompare(other.name),
    );
  }

  private describe(error: DomainError): Omit<CataloguedError, 'calls'> {
    const { code, status, messageKey, values, providerMessage } = error;
    const say = (language: 'th' | 'en') => providerMessage ?? this.messages.say(messageKey, language, values);
    const advice = BY_NAME[error.name] ?? BY_STATUS[status];
    if (!advice) throw new Error(`No advice for status ${status} (${error.name}): write it in error-catalogue.ts`);
    return { name: nameOf(error), code, status, th: say('th'), en: say('en'), ...advice };
  }
}
