import sql from './indexes.sql?raw';

/** Indexes for the pages of a member's statement, and for the balance at an instant. */
export const statement = { id: 'simulator-0002', sql } as const;
