import type { Type } from '@nestjs/common';
import type { MessageCatalogue } from '@housebrand/shared';
import type { Migration } from './database/migration';
import type { AgentTx } from './database/transactions';
import type { SealedColumn } from './sealing/sealed-column';

/** How a domain announces itself to the application that wires it: one such object at the door of its `nest`. */
export interface ServerDomain {
  name: string;
  /** Its controllers and services. */
  module: Type;
  /** Its tables, in the order the steps are applied; none: it keeps nothing of its own. */
  migrations?: readonly Migration[];
  /** The words in which it tells its errors. */
  messages?: MessageCatalogue;
  /** Columns of its tables that are sealed: rotating the keys seals them anew. */
  sealed?: readonly SealedColumn[];
  /** Its part of the demo world; sown in simulator mode only. */
  seed?: DemoSeed;
}

/** What the demo world is at the moment of sowing. */
export interface DemoDay {
  now: Date;
  /** The agent's members with a past at the provider. */
  regulars: readonly DemoRegular[];
}

/** A demo member with a past, as a domain is asked to make one up for it. */
export interface DemoRegular {
  username: string;
  /** When the member registered at the provider. */
  createdAt: Date;
  /** Who brought the member, by username; `null`: nobody. */
  referrer: string | null;
}

/** Each part is sown agent by agent. */
export interface DemoSeed {
  /** Sown once: what members and agents change stays as they left it. */
  once?(tx: AgentTx, day: DemoDay): Promise<void>;
  /** What belongs to a day or a week: adds at each start, and on each business day, what is missing by then. */
  daily?(tx: AgentTx, day: DemoDay): Promise<void>;
  /** Tables without an agent that follow the simulated world: emptied, as agents' tables are, when it begins anew. */
  forgets?: readonly string[];
}
