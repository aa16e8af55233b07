/** A right of a database role on a table. */
export type Right = 'select' | 'insert' | 'update' | 'delete';

/** A right on a table, or on some of its columns: `update (balance)`. */
export type TableRight = Right | `${'insert' | 'update'} (${string})`;

/** The rights of our roles on a table. Locking a row (`for update`) needs `update` on at least one column. */
export interface TableRights {
  /** The role that serves members. */
  app: readonly TableRight[];
  operator: readonly TableRight[];
  /** The role that erases members, beyond the rights of the members' role; see `withErasure`. */
  eraser?: readonly TableRight[];
}

/** Rights by table name. */
export type Rights = Readonly<Record<string, TableRights>>;
