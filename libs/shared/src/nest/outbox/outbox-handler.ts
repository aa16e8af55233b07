/** An entry that is being delivered. */
export interface OutboxDelivery<Payload = unknown> {
  /** The agent's prefix. */
  agent: string;
  id: string;
  key: string;
  /** Send it along: the receiver recognizes a repeated delivery by it. */
  reference: string;
  payload: Payload;
  /** 1 for the first delivery. */
  attempt: number;
  /** The id of this delivery, for `outbox_finish`. */
  claim: string;
}

/** A delivery with the topic of its entry. */
export interface ClaimedDelivery extends OutboxDelivery {
  topic: string;
}

/** Lets a process deliver an entry without a claim of its own: `outbox_add` or `outbox_take` stores it with the entry. */
export interface OutboxLease {
  /** The id of the delivery. */
  claim: string;
  /** Afterwards any worker delivers the entry. */
  leaseMs: number;
}

/** An entry that this process leased, and how to deliver it: the handler's `deliver`, or what it would do. */
export interface LeasedEntry {
  entry: ClaimedDelivery;
  deliver: OutboxHandler['deliver'];
}

/**
 * How a delivery ended that succeeded: `recorded` if it marked its entry as sent itself, by `outbox_finish`; the next entry of its key if
 * it also leased that, by `outbox_take`.
 */
export type DeliveryEnd = 'recorded' | LeasedEntry | undefined;

/** Delivers the entries of one topic. */
export interface OutboxHandler<Payload = unknown> {
  /** Unique in the whole product: `wallet.gift`. */
  topic: string;
  /**
   * Delivers one entry, possibly for a second time if an instance died meanwhile. `OutboxRefused` parks the entry; any other error
   * means a later retry.
   * @param signal aborts shortly before the lease ends, or when the instance stops
   */
  deliver(entry: OutboxDelivery<Payload>, signal: AbortSignal): Promise<DeliveryEnd | void>;
  /** Failed attempts before an entry is parked. Default: 20, about two hours. */
  maxAttempts?: number;
  /** A delivery that takes longer counts as lost and starts again. Default: 30 seconds. */
  leaseMs?: number;
  /** Whether later entries of a key wait while one is parked (`hold`, the default) or are delivered (`continue`). */
  whenParked?: 'hold' | 'continue';
}

/** The receiver refused for good, so a retry would not help. */
export class OutboxRefused extends Error {
  /** @param reason a text for operators without secrets */
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'OutboxRefused';
  }
}
