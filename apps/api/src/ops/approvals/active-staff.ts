import type { OperatorTx } from '@housebrand/shared/nest';
import { staffActor, staffOfActor } from '@housebrand/office';
import { sql } from 'drizzle-orm';

/** Returns the active accounts among the actors (`staff:mto.head`), locked against changes until the transaction ends. */
export async function activeStaff(tx: OperatorTx, actors: readonly string[]): Promise<string[]> {
  const accounts = actors.flatMap((actor) => staffOfActor(actor) ?? []);
  const { rows } = await tx.execute<{ username: string }>(
    sql`select username from staff_account where username = any(${sql.param(accounts)}::text[]) and state = 'ACTIVE' for share`,
  );
  return rows.map(({ username }) => staffActor(username));
}
