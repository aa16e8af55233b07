import { MEMBER_ACCOUNTS, type PersonalTable } from './personal-table';

/** A statement of an erasure; parameters are the username, the pseudonym, and where `hasPattern` the username as a pattern. */
export interface ErasureStatement {
  text: string;
  hasPattern: boolean;
}

/** Returns a pattern of PostgreSQL that matches a username as a whole word. */
export function wordPattern(username: string): string {
  return `\\m${username.replace(/[^A-Za-z0-9]/g, (sign) => `\\${sign}`)}\\M`;
}

/**
 * Returns the statements that erase these tables. What finds its rows by the username comes before the columns of usernames are
 * replaced.
 */
export function erasureStatements(tables: readonly PersonalTable[]): ErasureStatement[] {
  return [
    ...tables.filter(({ of, rows }) => of !== undefined && rows !== 'deleted').map(emptying),
    ...tables.filter(({ rows }) => rows === 'deleted').map(deleting),
    ...tables.flatMap(renaming),
    ...tables.flatMap(replacing),
  ];
}

const plain = (text: string): ErasureStatement => ({ text, hasPattern: false });

const ofAgent = ({ agentColumn }: PersonalTable) =>
  agentColumn === undefined ? '' : ` and ${agentColumn} = current_setting('app.agent')`;

const ownRows = (table: PersonalTable) =>
  `(${table.of ?? `${table.usernames![0]} = $1`}) and $2::text is not null${ofAgent(table)}`;

const emptied = (table: PersonalTable) =>
  Object.entries(table.emptied ?? {}).map(([column, value]) => `${column} = ${value}`);

const emptying = (table: PersonalTable) =>
  plain(`update ${table.table} set ${emptied(table).join(', ')} where ${ownRows(table)}`);

const deleting = (table: PersonalTable) => plain(`delete from ${table.table} where ${ownRows(table)}`);

function renaming(table: PersonalTable): ErasureStatement[] {
  const { table: name, usernames = [], accounts = [] } = table;
  const ids = MEMBER_ACCOUNTS.map((kind) => `'${kind}:' || $1::text`).join(', ');
  return [
    ...usernames.map((column, index) => {
      const changes = [`${column} = $2`, ...(index === 0 && table.of === undefined ? emptied(table) : [])];
      return plain(`update ${name} set ${changes.join(', ')} where ${column} = $1${ofAgent(table)}`);
    }),
    ...accounts.map((column) =>
      plain(`update ${name} set ${column} = split_part(${column}, ':', 1) || ':' || $2 where ${column} in (${ids})`),
    ),
  ];
}

function replacing({ table, mentions = {} }: PersonalTable): ErasureStatement[] {
  return Object.entries(mentions).map(([column, type]) => ({
    // the search for the plain text is cheaper than that for the pattern
    text: `update ${table} set ${column} = regexp_replace(${column}::text, $3, $2, 'g')::${type}
      where strpos(${column}::text, $1) > 0 and ${column}::text ~ $3`,
    hasPattern: true,
  }));
}
