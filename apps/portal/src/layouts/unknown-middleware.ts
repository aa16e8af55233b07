/** A page's access is none that the guard knows: ends at the error layout with status 500 (specification section 8). */
export class UnknownMiddleware extends Error {}
