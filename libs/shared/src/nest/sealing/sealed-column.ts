/** A column of a tenant table whose texts the key ring seals; a rotation reseals them with the new key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns that identify a row together with its agent, in the order of the parameters of `purpose`. */
  keys: readonly [string, ...string[]];
  /** Returns the purpose of a row's text, exactly as passed to `KeyRing.seal`. */
  purpose: (agent: string, ...keys: string[]) => string;
}

/** Provides the sealed columns of all domains. */
export const SEALED_COLUMNS = Symbol('SealedColumns');
