/** A payment that has ended, as an agent's other systems see it. No account numbers, no phone numbers. */
export interface PaymentEventData {
  /** Id of our payment; of a deposit or withdrawal, its id in the report. */
  paymentId: string;
  /** GIFT, COUPON, QUEST, TOURNAMENT, AFFILIATE, PURCHASE, CORRECTION, DEDUCTION, DEPOSIT, WITHDRAWAL, INCOME or CASHBACK. */
  paymentKind: string;
  /** The member whose payment it is: the sender of a gift. */
  username: string;
  /** The receiver of a gift; otherwise `null`. */
  receiver: string | null;
  /** `null`: the payment is in points. */
  amountSatang: number | null;
  /** `null`: the payment is in credit. */
  amountPoints: number | null;
  /** The payment that this one reverses. */
  reversedPaymentId: string | null;
}

/** What an event says, by kind. */
export interface AgentEventData {
  'payment.settled': PaymentEventData;
  'withdrawal.rejected': PaymentEventData;
  /** `site`: the host on which the member registered. */
  'member.registered': { username: string; site: string };
}

/** The kinds of events that an agent's other systems can follow. */
export const AGENT_EVENT_KINDS = [
  'payment.settled',
  'withdrawal.rejected',
  'member.registered',
] as const satisfies readonly (keyof AgentEventData)[];
/** One of {@link AGENT_EVENT_KINDS}. */
export type AgentEventKind = (typeof AGENT_EVENT_KINDS)[number];
