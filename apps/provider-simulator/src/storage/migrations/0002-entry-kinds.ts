/** Entry kinds for what the provider itself gives, besides play, deposits and withdrawals. */
export const entryKinds = {
  id: 'simulator-0002',
  sql: `
alter table entry drop constraint entry_kind_check;
alter table entry add constraint entry_kind_check check (kind in (
  'OPENING', 'DEPOSIT', 'WITHDRAWAL', 'REFUND', 'STAKE', 'PAYOUT', 'VOID', 'TRANSFER_IN', 'TRANSFER_OUT',
  'CASHBACK', 'INCOME', 'REWARD'));
`,
} as const;
