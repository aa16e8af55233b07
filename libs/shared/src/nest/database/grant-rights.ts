import { createHash } from 'node:crypto';
import type pg from 'pg';
import { APP_ROLE, ERASER_ROLE, OPERATOR_ROLE } from './migration';
import type { Rights, TableRight } from './table-rights';

/** The id in `schema_migration` under which the checksum of the granted rights is stored. */
const NOTE = 'rights';

/** Grants exactly the declared rights, unless they were granted last time already. */
export async function grantRights(client: pg.Client, rights: Rights): Promise<void> {
  const text = Object.entries(rights)
    .map(([table, { app, operator, eraser }]) =>
      [
        `revoke all on ${table} from ${APP_ROLE}, ${OPERATOR_ROLE};`,
        grant(table, app, APP_ROLE),
        grant(table, operator, OPERATOR_ROLE),
        ...(eraser ? [`revoke all on ${table} from ${ERASER_ROLE};`, grant(table, eraser, ERASER_ROLE)] : []),
      ].join('\n'),
    )
    .join('\n');
  const sum = createHash('sha256').update(text).digest('hex');
  const { rowCount } = await client.query('select from schema_migration where id = $1 and checksum = $2', [NOTE, sum]);
  if (rowCount || !text) return;
  await client.query(`begin;\n${text}\ninsert into schema_migration (id, checksum) values ('${NOTE}', '${sum}')
    on conflict (id) do update set checksum = excluded.checksum, applied_at = now();\ncommit`);
}

function grant(table: string, rights: readonly TableRight[], role: string): string {
  return rights.length > 0 ? `grant ${rights.join(', ')} on ${table} to ${role};` : '';
}
