import { customType } from 'drizzle-orm/pg-core';

/** Bytes: hashes and keyed indexes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
