import type { Migration } from '@housebrand/shared/nest';
import indexes from './indexes.sql?raw';

/** Indexes for the lists of an agent's payments and moves, newest first. */
export const listsOfAgents: Migration = { id: 'wallet-0010', sql: indexes };
