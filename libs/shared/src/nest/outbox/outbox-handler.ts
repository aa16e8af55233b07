/** An entry on its way. */
export interface OutboxDelivery<Payload = unknown> {
  /** The agent's prefix. */
  agent: string;
  id: string;
  key: string;
  /** Send it along: by it the other side knows an entry that comes a second time. */
  reference: string;
  payload: Payload;
  /** 1 for the first delivery. */
  attempt: number;
}

/** Delivers the entries of one topic. */
export interface OutboxHandler<Payload = unknown> {
  /** Unique in the whole product: `wallet.gift`. */
  topic: string;
  /**
   * Delivers one entry; it may be the second time, when an instance died in between. Whatever it throws means "try again
   * later", but `OutboxRefused`: that parks the entry.
   * @param signal aborts when the lease is nearly over or the instance stops
   */
  deliver(entry: OutboxDelivery<Payload>, signal: AbortSignal): Promise<void>;
  /** After so many failures an entry is parked. Default 20, about two hours. */
  maxAttempts?: number;
  /** A delivery that takes longer counts as lost and is begun again. Default 30 seconds. */
  leaseMs?: number;
  /** What becomes of a key whose entry is parked: later entries wait for an operator (default), or go on. */
  whenParked?: 'hold' | 'goOn';
}

/** The other side said no for good: trying again would not help. */
export class OutboxRefused extends Error {
  /** @param reason in words for operators; nothing secret */
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'OutboxRefused';
  }
}
