import type { Migration } from '@housebrand/shared/nest';
import { bets } from './0001-bets';
import { order } from './0002-order';
import { stakesOfMember } from './0003-stakes-of-member';
import { betsRights } from './rights';

export const betsMigrations: readonly Migration[] = [bets, order, stakesOfMember, betsRights];
