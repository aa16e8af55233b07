import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { voidedBets } from './0002-voided-bets';
import { sumsOfAgents } from './0003-sums-of-agents';
import { summariseSums } from './0004-summarise-sums';
import { betsRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const betsMigrations: readonly Migration[] = [baseline, betsRights, voidedBets, sumsOfAgents, summariseSums];
