import type { Migration } from './migration';
import type { Rights, TableRight, TableRights } from './table-rights';

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
