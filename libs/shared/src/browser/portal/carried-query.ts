/** What a visit keeps through redirects: its language, and who referred the visitor. It says nothing about a page. */
export const CARRIED = ['lang', 'ref'] as const;

/** Returns the target of a redirect with the language and the referral code of the query that it leaves. */
export function carryQuery(to: string, search: string): string {
  const [path = '', query = ''] = to.split('?', 2);
  const values = new URLSearchParams(query);
  const before = new URLSearchParams(search);
  for (const name of CARRIED) {
    const value = before.get(name);
    if (value !== null && !values.has(name)) values.set(name, value);
  }
  return values.size > 0 ? `${path}?${values}` : path;
}
