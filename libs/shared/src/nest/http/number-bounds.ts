/** More baht than anybody moves at once, and far from where a JSON number loses satang. */
export const MAX_BAHT = 1_000_000_000;

/** The largest that the database's `integer` holds: ids, versions and counts that are stored. */
export const MAX_INTEGER = 2_147_483_647;
