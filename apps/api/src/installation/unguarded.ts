import pg from 'pg';

/**
 * Does work on tables whose rows nobody may change or delete, ledgers and audits, as the owner and inside the owner's
 * transaction. For the demo world alone: a ledger of play money begins anew with its world.
 */
export async function unguarded(
  client: pg.ClientBase,
  tables: readonly string[],
  work: (tables: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const forAll = async (change: string) => {
    for (const table of tables) await client.query(`alter table ${pg.escapeIdentifier(table)} ${change}`);
  };
  await forAll('disable trigger user');
  await forAll('no force row level security');
  await work(tables);
  await forAll('force row level security');
  await forAll('enable trigger user');
}
