/** The exact cost of one call until its reply: warm caches, as a member with a session. */
export interface CallBudget {
  /** SQL statements without the control of transactions; a function of the database counts once. */
  statements: number;
  /** Messages to the database, including the control of transactions. */
  roundTrips: number;
  /** Transactions whose commit waits for the disk. */
  commits: number;
  /** Requests to the providers. */
  providerCalls: number;
  /** Why the call needs more than three statements. */
  because?: string;
}
