/** The highest amount in baht: more than any payment, and far below where a JSON number loses satang. */
export const MAX_BAHT = 1_000_000_000;

/** {@link MAX_BAHT} in satang. */
export const MAX_SATANG = 100_000_000_000;

/** The highest number of points in a request. */
export const MAX_POINTS = 1_000_000_000;

/** The largest value of the database's `integer`, for stored ids, versions and counts. */
export const MAX_INTEGER = 2_147_483_647;
