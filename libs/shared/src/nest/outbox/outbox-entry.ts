/** What another system is to be told. */
export interface NewOutboxEntry {
  /** The topic of an `OutboxHandler`. */
  topic: string;
  /** What keeps its order: entries of one topic and key are delivered one after the other. A member's username. */
  key: string;
  /** Whatever JSON carries; money as text of satang. */
  payload: unknown;
  /** Unique in agent and topic; by it the other side knows a repetition. Default: the entry's id. */
  reference?: string;
}

/** An entry that an operator has to look at. */
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
