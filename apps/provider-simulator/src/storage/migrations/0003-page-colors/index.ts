import sql from './page-colors.sql?raw';

/** The agent's colours for the pages of offers. */
export const pageColors = { id: 'simulator-0003', sql } as const;
