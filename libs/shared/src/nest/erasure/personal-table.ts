/** The ledger's accounts of a member: `member:MTODEMO1`. */
export const MEMBER_ACCOUNTS = ['member', 'affiliate'] as const;

/** What an erasure does with a table's personal columns. Names and conditions are SQL, written in our code only. */
export interface PersonalTable {
  table: string;
  /** Columns that hold usernames; the pseudonym replaces the member's. */
  usernames?: readonly string[];
  /** Columns that hold ids of ledger accounts; the pseudonym replaces the member's name in them. */
  accounts?: readonly string[];
  /** Columns of any row whose text may mention a member, with their types; the pseudonym replaces the name. */
  mentions?: Readonly<Record<string, 'text' | 'jsonb'>>;
  /** Columns of the member's rows that are emptied, with the SQL of their new value. */
  emptied?: Readonly<Record<string, string>>;
  /** `deleted`: the member's rows are deleted. Default: they stay, under the pseudonym. */
  rows?: 'deleted';
  /** Finds the member's rows (`$1`: the username) for `emptied` and `rows`. Default: the first of `usernames` equals it. */
  of?: string;
  /** The column that names the agent in a table without row-level security. */
  agentColumn?: string;
}

/** Provides the personal tables of all domains. */
export const PERSONAL_TABLES = Symbol('PersonalTables');
