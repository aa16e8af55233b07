import type { Type } from '@nestjs/common';
import type { MessageCatalogue } from '@housebrand/shared';
import type { Migration } from './database/migration';
import type { AgentTx } from './database/transactions';
import type { PersonalTable } from './erasure/personal-table';
import type { SealedColumn } from './sealing/sealed-column';

/** A domain as the application wires it. The entry point of each domain's `nest` layer exports one. */
export interface ServerDomain {
  name: string;
  /** Its controllers and services. */
  module: Type;
  /** The migrations of its tables, in order; omitted when it has no tables. */
  migrations?: readonly Migration[];
  /** The messages of its errors. */
  messages?: MessageCatalogue;
  /** Columns of its tables that are sealed; key rotation reseals them. */
  sealed?: readonly SealedColumn[];
  /** What an erasure does with its tables. */
  personal?: readonly PersonalTable[];
  /** Its part of the demo world; simulator mode only. */
  seed?: DemoSeed;
}

/** The state of the demo world when it is seeded. */
export interface DemoDay {
  now: Date;
  /** The agent's members who have a history at the provider. */
  regulars: readonly DemoRegular[];
  /** Lets a consumer of bets process the agent's bets again from the first one. */
  restartConsumer(tx: AgentTx, name: string): Promise<void>;
}

/** A demo member for whom each domain generates a history. */
export interface DemoRegular {
  username: string;
  /** When the member registered at the provider. */
  createdAt: Date;
  /** Username of the member's upline; `null` without one. */
  referrer: string | null;
  /** The member's deposits that arrived and withdrawals that were paid, oldest first. */
  paid: readonly DemoPayment[];
}

/** A deposit that arrived or a withdrawal that was paid, as the member's report at the provider has it. */
export interface DemoPayment {
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  /** The provider's. */
  id: string;
  amountSatang: bigint;
  settledAt: Date;
}

/** A domain's demo data, written agent by agent. */
export interface DemoSeed {
  /** Runs once per agent, so later changes by members and agents persist. */
  once?(tx: AgentTx, day: DemoDay): Promise<void>;
  /** Adds missing daily and weekly data at each start and on each business day. */
  daily?(tx: AgentTx, day: DemoDay): Promise<void>;
  /** Tables without an agent that are emptied, like agents' tables, when the simulated world restarts. */
  forgets?: readonly string[];
}
