import { z } from 'zod';

/** Codes that mean something to us, beside those that end a session (specification section 8). Any other code is shown with the provider's message. */
export const PROVIDER_CODES = {
  success: 0,
  /** OTP and forgot-password: accepted, never "verified". */
  accepted: 900,
  /** To a call that the provider does not have. */
  unheardOf: 404,
  /** The member that a call names is not the agent's, or not the session's. */
  notTheirMember: 2003,
} as const;

/** What every reply starts with. A reply without a code is no reply of the provider, whatever its HTTP status. */
export const replyHead = z.looseObject({
  code: z.int(),
  msg: z.string().optional(),
  message: z.string().optional(),
});
/** What every reply begins with; read before anything else is looked at. */
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

/** A success that carries nothing. */
export const bareReply = z.looseObject({
  code: z.literal(PROVIDER_CODES.success),
  msg: z.string().optional(),
  message: z.string().optional(),
});

/** A success that carries nothing, or 900: the provider took the request and says no more. */
export const acceptedReply = bareReply.extend({
  code: z.union([z.literal(PROVIDER_CODES.success), z.literal(PROVIDER_CODES.accepted)]),
});
