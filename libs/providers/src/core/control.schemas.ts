import { z } from 'zod';
import { PROVIDER_SYSTEMS } from './contract';
import { extensionNames } from './extensions';
import { wireProfile } from './identity/profile.schemas';
import { instant, text } from './values.schemas';

/**
 * Ways the simulator can misbehave. A fault strikes after the call took effect unless its name contains `Before`; `doneReplyLost` closes
 * the connection without sending a byte, as a load balancer or tunnel may. To simulate a refused connection, use a base URL without a
 * listener.
 */
export const FAULT_KINDS = [
  'reset',
  'doneReplyLost',
  'timeoutBefore',
  'timeoutAfter',
  'http500',
  'http502',
  'http503',
  'html200',
  'cutJson',
  'wrongTypes',
  'missingCode',
  'huge',
  'slow',
  'redirect',
  'code1003',
  'code1005',
  'code900',
  'unknownCode',
  'maintenance',
] as const;
/** One of {@link FAULT_KINDS}. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Body of `POST /control/faults`. An omitted `system`, `call` or `prefix` matches all; without `times` the fault stays until cleared. */
export const faultRequest = z.object({
  kind: z.enum(FAULT_KINDS),
  system: z.enum(PROVIDER_SYSTEMS).optional(),
  /** A contract's name, such as `authen`. */
  call: text.optional(),
  /** Limits the fault to one agent's calls, by its members or by the installation on its behalf. */
  prefix: text.optional(),
  times: z.int().min(1).optional(),
});
/** See {@link faultRequest}. */
export type FaultRequest = z.infer<typeof faultRequest>;

/** Body of `POST /control/clock`: sets or advances the clock; `{}` follows the machine's clock again. Reply: {@link worldTime}. */
export const clockRequest = z.object({ now: instant.optional(), advanceMs: z.int().min(0).optional() });

/**
 * The simulator's time: reply of `GET` and `POST /control/clock`. `epoch` changes with each reset; `isReal` is true when the simulator
 * follows the machine's clock.
 */
export const worldTime = z.object({ now: instant, isReal: z.boolean(), isFrozen: z.boolean(), epoch: text });
/** See {@link worldTime}. */
export type WorldTime = z.infer<typeof worldTime>;

/** A deposit that arrived or a withdrawal that was paid, with the id that the member's report has. */
const paidPayment = z.object({
  kind: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  id: text,
  amountSatang: z.int(),
  settledAt: instant,
});

/**
 * Reply of `GET /control/regulars`: seeded members with a history, in the provider's wire format, their uplines, and what they paid in and
 * were paid out, oldest first.
 */
export const regulars = z.array(
  z.object({ profile: wireProfile, referrer: text.nullable(), paid: z.array(paidPayment) }),
);

/** Body of `POST /control/openings`: opens a provider, or closes it, until an announced time or indefinitely. */
export const openingRequest = z.object({ provider: text, isOpen: z.boolean(), until: instant.optional() });
/** See {@link openingRequest}. */
export type OpeningRequest = z.infer<typeof openingRequest>;

/** Entry of `GET /control/otp?tel=…`, newest first: a message the provider sent to a phone. */
export const messageSent = z.object({
  kind: z.enum(['OTP', 'PASSWORD']),
  prefix: text,
  tel: text,
  /** The one-time password or the generated password. */
  code: text,
  at: instant,
});

/** Entry of `GET /control/captchas`, newest first: the text in a captcha picture. */
export const captchaShown = z.object({ captchaId: text, prefix: text, answer: text, at: instant });

/** Body of `POST /control/feed`: with `isUnruly`, the bet feed repeats and reorders events and sends some early. */
export const feedRequest = z.object({ isUnruly: z.boolean() });

/** Body of `POST /control/extensions`: switches an extension on or off; when off, its calls are unknown to the provider. */
export const extensionRequest = z.object({ extension: z.enum(extensionNames()), isOffered: z.boolean() });

/** Paths of the control API that tests rely on; `POST /control/reset` restores the demo world. */
export const CONTROL_PATHS = {
  faults: '/control/faults',
  clock: '/control/clock',
  openings: '/control/openings',
  regulars: '/control/regulars',
  sites: '/control/sites',
  messages: '/control/otp',
  captchas: '/control/captchas',
  reset: '/control/reset',
  health: '/health/ready',
} as const;

/** Body of `POST /control/sites`: opens a site with demo members for an agent. Reply: {@link createdSite}. */
export const siteRequest = z.object({
  prefix: z.string().regex(/^[A-Z0-9]{2,12}$/),
  name: z.string().min(1).max(60),
});

/** The usernames of an opened site's demo members, and their common password. */
export const createdSite = z.object({ prefix: text, members: z.array(text), password: text });
/** See {@link createdSite}. */
export type CreatedSite = z.infer<typeof createdSite>;
