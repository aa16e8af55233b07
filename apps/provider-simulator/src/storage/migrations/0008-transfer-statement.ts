/** Index for transfer statements by agent and time. */
export const transferStatement = {
  id: 'simulator-0008',
  sql: 'create index transfer_statement on transfer (prefix, at, reference)',
} as const;
