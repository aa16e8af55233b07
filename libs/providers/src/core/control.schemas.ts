import { z } from 'zod';
import { PROVIDER_SYSTEMS } from './contract';
import { extensionNames } from './extensions';
import { wireProfile } from './identity/profile.schemas';
import { instant, text } from './values.schemas';

/**
 * How the simulator can be told to misbehave. Every fault comes after the call's effect unless its name says `Before`;
 * `doneReplyLost` ends the connection without a byte of the reply, as a balancer or a tunnel does.
 * A port that refuses connections is not among them: for that, a base URL nobody listens on is enough.
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

/**
 * `POST /control/faults`. Without `system` every system, without `call` every call of it, without `prefix` for every agent, without
 * `times` until cleared.
 */
export const faultRequest = z.object({
  kind: z.enum(FAULT_KINDS),
  system: z.enum(PROVIDER_SYSTEMS).optional(),
  /** A contract's name: `authen`. */
  call: text.optional(),
  /** Calls for this agent alone: by its member, or by the installation in its name. */
  prefix: text.optional(),
  times: z.int().min(1).optional(),
});
/** See {@link faultRequest}. */
export type FaultRequest = z.infer<typeof faultRequest>;

/** `POST /control/clock`: set it, or move it on; `{}` lets it run with the machine's again. Reply: {@link worldTime}. */
export const clockRequest = z.object({ now: instant.optional(), advanceMs: z.int().min(0).optional() });

/**
 * What time it is in the world: reply of `GET` and `POST /control/clock`. `epoch` is another one after each reset, `isReal`
 * says that it is the machine's own time.
 */
export const worldTime = z.object({ now: instant, isReal: z.boolean(), isFrozen: z.boolean(), epoch: text });
/** See {@link worldTime}. */
export type WorldTime = z.infer<typeof worldTime>;

/** Reply of `GET /control/regulars`: the seed's members with a past, as the platform tells them, and who brought them. */
export const regulars = z.array(z.object({ profile: wireProfile, referrer: text.nullable() }));

/** `POST /control/openings`: closes a provider, until an announced time or for good, or opens it again. */
export const openingRequest = z.object({ provider: text, isOpen: z.boolean(), until: instant.optional() });
/** See {@link openingRequest}. */
export type OpeningRequest = z.infer<typeof openingRequest>;

/** One of `GET /control/otp?tel=…`, the newest first: what the provider sent to a phone. */
export const messageSent = z.object({
  kind: z.enum(['OTP', 'PASSWORD']),
  prefix: text,
  tel: text,
  /** The one-time password, or the generated one. */
  code: text,
  at: instant,
});

/** One of `GET /control/captchas`, the newest first: what a picture says. */
export const captchaShown = z.object({ captchaId: text, prefix: text, answer: text, at: instant });

/** `POST /control/feed`: told to be unruly, the feed of bets repeats, reorders and tells events early. */
export const feedRequest = z.object({ isUnruly: z.boolean() });

/** `POST /control/extensions`: switches an extension off, as at a provider that never heard of its calls, or on again. */
export const extensionRequest = z.object({ extension: z.enum(extensionNames()), isOffered: z.boolean() });

/** Paths of the control API that tests rely on; `POST /control/reset` puts the demo world back. */
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

/** `POST /control/sites`: opens a site for an agent, with demo members. Reply: {@link openedSite}. */
export const siteRequest = z.object({
  prefix: z.string().regex(/^[A-Z0-9]{2,12}$/),
  name: z.string().min(1).max(60),
});

/** The demo members of a site that was opened, by username, and the password of each. */
export const openedSite = z.object({ prefix: text, members: z.array(text), password: text });
/** See {@link openedSite}. */
export type OpenedSite = z.infer<typeof openedSite>;
