/** Renames the amount that the member requested. */
export const requestedAmount = {
  id: 'simulator-0010-requested-amount',
  sql: 'alter table payment rename column asked to requested',
} as const;
