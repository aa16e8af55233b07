/** A deposit's channel, and the data of one that waits for its transfer. Amounts in satang. */
export const deposits = {
  id: 'simulator-0003-deposits',
  sql: `
alter table payment
  add column channel text not null default 'BANK' check (channel in ('BANK', 'DEPOSIT_POINT', 'TRUE_MONEY')),
  -- what the member asked for, before satang were added
  add column asked bigint check (asked > 0),
  -- what was to be transferred, when another amount came
  add column expected bigint check (expected > 0),
  add column qr text,
  add column expires_at timestamptz;
create index payment_awaited on payment (amount) where status = 'CREATE' and expires_at is not null;
`,
} as const;
