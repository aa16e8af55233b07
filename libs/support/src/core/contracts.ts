import { PAYMENT_RECORDS, type PaymentReference } from '@housebrand/shared';
import { z } from 'zod';
import { AUTHORS, PAYMENT_GROUPS, THREAD_STATES } from './terms';

/** The payment that a thread is about. */
export const ThreadPayment = z
  .object({
    record: z.enum(PAYMENT_RECORDS).meta({ example: 'DEPOSIT', description: 'The record that names the payment.' }),
    id: z.string().meta({ example: 'DP-4A61F09C2B7D', description: 'Its id in that record.' }),
    group: z.enum(PAYMENT_GROUPS).meta({ example: 'deposits' }),
    amountSatang: z.number().nullable().meta({
      example: 50_037,
      description: 'Amount in satang, negative for outgoing amounts; `null`: it was in points.',
    }),
    amountPoints: z.number().nullable().meta({ example: null, description: 'Amount in points; `null`: in credit.' }),
    at: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
  })
  .meta({ id: 'ThreadPaymentDto' });
export type ThreadPayment = z.infer<typeof ThreadPayment>;

/** A message of a thread. */
export const SupportMessage = z
  .object({
    number: z.number().meta({ example: 1, description: 'Its place in the thread, from 1.' }),
    author: z.enum(AUTHORS).meta({ example: 'MEMBER' }),
    text: z.string().meta({ example: 'ยอดฝากยังไม่เข้าค่ะ', description: 'Plain text with line breaks.' }),
    at: z.string().meta({ example: '2026-11-21T11:10:00.000Z' }),
  })
  .meta({ id: 'SupportMessageDto' });
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A member's question to the staff. */
export const SupportThread = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    payment: ThreadPayment.nullable().meta({ description: 'The payment in question; `null`: a general question.' }),
    state: z.enum(THREAD_STATES).meta({
      example: 'OPEN',
      description: '`OPEN` waits for an answer; nothing can be added to a `CLOSED` thread.',
    }),
    isUnread: z.boolean().meta({ example: false, description: 'The member has not read an answer.' }),
    since: z.string().meta({
      example: '2026-11-21T11:10:00.000Z',
      description: 'Start of its state; `OPEN`: the oldest message without an answer.',
    }),
    last: SupportMessage.meta({ description: 'The last message.' }),
  })
  .meta({ id: 'SupportThreadDto' });
export type SupportThread = z.infer<typeof SupportThread>;

/** `GET /api/apps/support/{prefix}/{username}/threads`: a page of the member's threads. */
export const SupportThreads = z
  .object({
    threads: z.array(SupportThread),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'SupportThreadsDto' });
export type SupportThreads = z.infer<typeof SupportThreads>;

/** `GET /api/apps/support/{prefix}/{username}/threads/{id}`: a thread with a page of its messages. */
export const SupportConversation = z
  .object({
    thread: SupportThread,
    messages: z.array(SupportMessage).meta({ description: 'Oldest first.' }),
    before: z
      .number()
      .nullable()
      .meta({ example: null, description: 'Returns the messages before these; `null`: there are none.' }),
  })
  .meta({ id: 'SupportConversationDto' });
export type SupportConversation = z.infer<typeof SupportConversation>;

/** A thread as the staff see it. */
export const StaffThread = SupportThread.extend({
  username: z.string().meta({ example: 'MTODEMO1', description: 'The member.' }),
}).meta({ id: 'StaffThreadDto' });
export type StaffThread = z.infer<typeof StaffThread>;

/** `GET /api/apps/support/threads`: a page of an agent's threads. */
export const StaffThreads = z
  .object({
    threads: z.array(StaffThread),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'StaffThreadsDto' });
export type StaffThreads = z.infer<typeof StaffThreads>;

/** `GET /api/apps/support/threads/{id}`: a thread of the agent with a page of its messages. */
export const StaffConversation = SupportConversation.extend({ thread: StaffThread }).meta({
  id: 'StaffConversationDto',
});
export type StaffConversation = z.infer<typeof StaffConversation>;

/** `POST /api/apps/support/{prefix}/{username}/threads`. */
export interface QuestionRequest {
  /** If omitted, the question is about no payment. */
  payment?: PaymentReference;
  text: string;
}

/** `POST …/messages` and `POST …/answers`. */
export interface MessageRequest {
  text: string;
}

/** `POST …/read`. */
export interface ReadRequest {
  /** Number of the last message read. */
  until: number;
}
