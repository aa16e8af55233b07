import access from './access.sql?raw';
import recordRoundEvent from './functions/record-round-event.sql?raw';
import offers from './offers.sql?raw';
import play from './play.sql?raw';
import tables from './tables.sql?raw';

/** The provider's books, logins, games and offers. */
export const baseline = {
  id: 'simulator-0001',
  sql: [tables, access, play, offers, recordRoundEvent].join('\n'),
} as const;
