import { z } from 'zod';

/** Codes with a meaning to us, besides the session codes (specification section 8). For any other code we show the provider's message. */
export const PROVIDER_CODES = {
  success: 0,
  /** OTP and forgot-password: accepted, which does not mean verified. */
  accepted: 900,
  /** The provider does not have the call. */
  unknownCall: 404,
  /** The member in the request does not belong to the agent or the session. */
  memberMismatch: 2003,
} as const;

/** The fields every reply starts with. A reply without a code is malformed, whatever its HTTP status. */
export const replyHead = z.looseObject({
  code: z.int(),
  msg: z.string().optional(),
  message: z.string().optional(),
});
/** See {@link replyHead}. */
export type ReplyHead = z.infer<typeof replyHead>;

/** Returns the provider's message for a refusal: `msg` before `message` (specification section 8, login), `''` if both are missing. */
export function replyMessage(head: ReplyHead): string {
  return head.msg || head.message || '';
}

/** Builds the schema of a success with its payload under `result`. */
export function resultReply<Payload extends z.ZodType>(payload: Payload) {
  return z.looseObject({
    code: z.literal(PROVIDER_CODES.success),
    msg: z.string().optional(),
    message: z.string().optional(),
    result: payload,
  });
}

/** Builds the schema of a success with its payload under `data`, as `authen` and `getProfile` of the member system use it. */
export function dataReply<Payload extends z.ZodType>(payload: Payload) {
  return z.looseObject({
    code: z.literal(PROVIDER_CODES.success),
    msg: z.string().optional(),
    message: z.string().optional(),
    data: payload,
  });
}

/** A success without a payload. */
export const bareReply = z.looseObject({
  code: z.literal(PROVIDER_CODES.success),
  msg: z.string().optional(),
  message: z.string().optional(),
});

/** A success without a payload, or code 900: the provider took the request but does not say whether it succeeded. */
export const acceptedReply = bareReply.extend({
  code: z.union([z.literal(PROVIDER_CODES.success), z.literal(PROVIDER_CODES.accepted)]),
});
