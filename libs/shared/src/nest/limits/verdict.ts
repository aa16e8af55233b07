/**
 * How an attempt ended: `right` or `wrong` as verified, `refused` by us before verification, or `unjudged` because it could not
 * be verified.
 */
export type Verdict = 'right' | 'wrong' | 'refused' | 'unjudged';
