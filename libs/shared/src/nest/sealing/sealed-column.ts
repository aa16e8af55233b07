/** A column of a tenant's table whose texts are sealed with the key ring; rotation seals them anew under the new key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns that name a row beside its agent, in the order that `purpose` takes them. */
  keys: readonly [string, ...string[]];
  /** What a row's text is sealed for: exactly what its writer gave to `KeyRing.seal`. */
  purpose: (agent: string, ...keys: string[]) => string;
}

/** The sealed columns of all domains; each domain announces its own. */
export const SEALED_COLUMNS = Symbol('SealedColumns');
