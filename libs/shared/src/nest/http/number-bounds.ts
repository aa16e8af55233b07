/** The highest amount in baht: more than any payment, and far below where a JSON number loses satang. */
export const MAX_BAHT = 1_000_000_000;

/** The largest value of the database's `integer`, for stored ids, versions and counts. */
export const MAX_INTEGER = 2_147_483_647;
