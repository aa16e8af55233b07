import type { Migration } from '@housebrand/shared/nest';

/** A deposit that is opened is looked for like any other call without a key of the provider's own. */
export const depositMoves: Migration = {
  id: 'wallet-0007-deposit-moves',
  sql: `
alter table provider_move drop constraint provider_move_kind_check;
alter table provider_move add constraint provider_move_kind_check
  check (kind in ('WITHDRAWAL', 'INCOME', 'CASHBACK', 'DEPOSIT'));
`,
};
