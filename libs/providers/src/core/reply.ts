import { z } from 'zod';

/** Codes that mean something to us (specification section 8). Any other code is shown with the provider's message. */
export const PROVIDER_CODES = {
  success: 0,
  /** OTP and forgot-password: accepted, never "verified". */
  accepted: 900,
  sessionInvalid: 1003,
  sessionExpired: 1005,
} as const;

/** 1005 and 1003 on an authenticated call: the member's session at the provider is over. */
export function isSessionCode(code: number): boolean {
  return code === PROVIDER_CODES.sessionExpired || code === PROVIDER_CODES.sessionInvalid;
}

/** What every reply starts with. A reply without a code is no reply of the provider, whatever its HTTP status. */
export const replyHead = z.looseObject({
  code: z.int(),
  msg: z.string().optional(),
  message: z.string().optional(),
});
export type ReplyHead = z.infer<typeof replyHead>;

/** The provider's words for a refusal: `msg` before `message` (specification section 8, login), `''` when it has none. */
export function replyMessage(head: ReplyHead): string {
  return head.msg || head.message || '';
}

/** A success whose payload is under `result`. */
export function resultReply<Payload extends z.ZodType>(payload: Payload) {
  return z.looseObject({
    code: z.literal(PROVIDER_CODES.success),
    msg: z.string().optional(),
    message: z.string().optional(),
    result: payload,
  });
}

/** A success whose payload is under `data`: `authen` and `getProfile` of the member system. */
export function dataReply<Payload extends z.ZodType>(payload: Payload) {
  return z.looseObject({
    code: z.literal(PROVIDER_CODES.success),
    msg: z.string().optional(),
    message: z.string().optional(),
    data: payload,
  });
}
