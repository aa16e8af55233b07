/** A message to another system. */
export interface NewOutboxEntry {
  /** The topic of an `OutboxHandler`. */
  topic: string;
  /** The ordering key, a member's username: entries of one topic and key are delivered one after the other. */
  key: string;
  /** Any JSON value; money as satang in a string. */
  payload: unknown;
  /** Unique per agent and topic; lets the receiver recognize a repeated delivery. Default: the entry's id. */
  reference?: string;
  /** The first delivery waits this long. Default: 0. */
  delayMs?: number;
}

/** An entry that needs an operator. */
export interface ParkedEntry {
  agent: string;
  id: string;
  topic: string;
  key: string;
  reference: string;
  attempts: number;
  failure: string | null;
  createdAt: Date;
  parkedAt: Date | null;
}
