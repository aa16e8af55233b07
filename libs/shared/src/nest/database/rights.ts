import type { Migration, Right } from './migration';

/** A verb, or a verb for some columns: `update (balance)`. */
export type TableRight = Right | `${'insert' | 'update'} (${string})`;

/** What each of our two roles may do with a table. A lock of a row (`for update`) takes `update` of one column at least. */
export interface TableRights {
  /** The role that serves members. */
  app: readonly TableRight[];
  operator: readonly TableRight[];
}

/** By table. */
export type Rights = Readonly<Record<string, TableRights>>;

/** The same for both roles. */
export const both = (...rights: TableRight[]): TableRights => ({ app: rights, operator: rights });

/** A library's declaration, as a step behind those that make its tables: it may be changed whenever the code needs other rights. */
export function rightsOf(library: string, rights: Rights): Migration {
  return {
    id: `${library}-rights`,
    sql: `-- what the roles may do with the tables of ${library} is declared, not migrated`,
    rights,
  };
}

/** All that the steps declare; of two declarations for a table the later one counts. */
export function declaredRights(steps: readonly Migration[]): Rights {
  return Object.assign({}, ...steps.map(({ rights }) => rights)) as Rights;
}
