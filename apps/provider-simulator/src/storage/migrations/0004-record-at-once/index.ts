import sql from './record-inserted-rounds.sql?raw';

/** Events of inserted rounds, written once for each statement: the seed inserts thousands of rounds. */
export const recordAtOnce = { id: 'simulator-0004', sql } as const;
