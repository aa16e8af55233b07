import type { PaymentReference } from '@housebrand/shared';

/** OPEN: a message of the member waits for an answer. ANSWERED: the last message is the staff's. CLOSED: nothing can be added. */
export const THREAD_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
/** One of {@link THREAD_STATES}. */
export type ThreadState = (typeof THREAD_STATES)[number];

/** The writers of messages. Members see the agent's staff as one. */
export const AUTHORS = ['MEMBER', 'STAFF'] as const;
/** One of {@link AUTHORS}. */
export type Author = (typeof AUTHORS)[number];

/** The kinds of payments that a thread can be about, as the statement groups them. */
export const PAYMENT_GROUPS = ['deposits', 'withdrawals', 'gifts', 'rewards', 'corrections'] as const;
/** One of {@link PAYMENT_GROUPS}. */
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];

/** Maximum length of a message in characters (code points). */
export const MAX_MESSAGE_LENGTH = 1_000;
/** Threads of a member that may wait for an answer at once; above that, a new question is refused. */
export const MAX_OPEN_THREADS = 5;
/** Messages that a member may send per hour. */
export const MAX_MESSAGES_PER_HOUR = 20;
/** Threads per page. */
export const THREADS_LIMIT = 20;
/** Messages per page. */
export const MESSAGES_LIMIT = 30;

/** Names the payment of a thread in a query: `DEPOSIT:DP-4A61F09C2B7D`. */
export function paymentKey({ record, id }: Pick<PaymentReference, 'record' | 'id'>): string {
  return `${record}:${id}`;
}
