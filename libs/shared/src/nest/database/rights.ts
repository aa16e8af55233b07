import type { Migration, Right } from './migration';

/** A right on a table, or on some of its columns: `update (balance)`. */
export type TableRight = Right | `${'insert' | 'update'} (${string})`;

/** The rights of our two roles on a table. Locking a row (`for update`) needs `update` on at least one column. */
export interface TableRights {
  /** The role that serves members. */
  app: readonly TableRight[];
  operator: readonly TableRight[];
}

/** Rights by table name. */
export type Rights = Readonly<Record<string, TableRights>>;

/** Returns the same rights for both roles. */
export const both = (...rights: TableRight[]): TableRights => ({ app: rights, operator: rights });

/** Declares a library's rights, as a step after those that create its tables. Unlike other steps it may be edited. */
export function rightsOf(library: string, rights: Rights): Migration {
  return {
    id: `${library}-rights`,
    sql: `-- what the roles may do with the tables of ${library} is declared, not migrated`,
    rights,
  };
}

/** Collects the rights of all steps; for a table declared twice the later declaration counts. */
export function declaredRights(steps: readonly Migration[]): Rights {
  return Object.assign({}, ...steps.map(({ rights }) => rights)) as Rights;
}
