import { z } from 'zod';
import { PROVIDER_SYSTEMS } from './contract';
import { instant, text } from './values.schemas';

/**
 * How the simulator can be told to misbehave. Every fault comes after the call's effect unless its name says `Before`.
 * A port that refuses connections is not among them: for that, a base URL nobody listens on is enough.
 */
export const FAULT_KINDS = [
  'reset',
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
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** `POST /control/faults`. Without `system` every system, without `call` every call of it, without `times` until cleared. */
export const faultRequest = z.object({
  kind: z.enum(FAULT_KINDS),
  system: z.enum(PROVIDER_SYSTEMS).optional(),
  /** A contract's name: `authen`. */
  call: text.optional(),
  times: z.int().min(1).optional(),
});
export type FaultRequest = z.infer<typeof faultRequest>;

/** A fault in force: reply of `POST /control/faults`; `GET /control/faults` lists them, `DELETE /control/faults` clears them. */
export const faultInForce = faultRequest.extend({ id: text });

/** `POST /control/clock`: set it, or move it on; `{}` lets it run with the machine's again. Reply: `{ now }`. */
export const clockRequest = z.object({ now: instant.optional(), advanceMs: z.int().min(0).optional() });

/** `POST /control/openings`: closes a provider, until an announced time or for good, or opens it again. */
export const openingRequest = z.object({ provider: text, isOpen: z.boolean(), until: instant.optional() });
export type OpeningRequest = z.infer<typeof openingRequest>;

/** Paths of the control API that tests rely on; `POST /control/reset` puts the demo world back. */
export const CONTROL_PATHS = {
  faults: '/control/faults',
  clock: '/control/clock',
  openings: '/control/openings',
  reset: '/control/reset',
  health: '/health/ready',
} as const;
