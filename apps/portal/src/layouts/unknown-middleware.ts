/**
 * A page has an access value that the guard doesn't support: shows the error layout with status 500 (specification
 * section 8).
 */
export class UnknownMiddleware extends Error {}
