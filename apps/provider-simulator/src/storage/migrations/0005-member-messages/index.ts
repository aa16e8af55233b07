import sql from './member-messages.sql?raw';

/** Text messages to members. */
export const memberMessages = { id: 'simulator-0005', sql } as const;
