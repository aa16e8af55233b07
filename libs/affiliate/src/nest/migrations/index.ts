import type { Migration } from '@housebrand/shared/nest';
import { affiliate } from './0001-affiliate';
import { incomeByBets } from './0002-income-by-bets';
import { affiliateRights } from './rights';

export const affiliateMigrations: readonly Migration[] = [affiliate, incomeByBets, affiliateRights];
