/** What a query may hold; `null` and `undefined` leave the name out. */
export type AddressValue = string | number | boolean | null | undefined;

/** The names in braces of an address: `'/tiers/{prefix}/{id}'` → `'prefix' | 'id'`. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What an address template needs: every name in its braces, and a query. */
export type AddressValues<Template extends string> = {
  /** Added behind `?`, in this order; `null` and `undefined` are left out. */
  query?: Readonly<Record<string, AddressValue>>;
} & ([NamesIn<Template>] extends [never]
  ? { path?: never }
  : { path: Readonly<Record<NamesIn<Template>, string | number>> });

/**
 * `addressOf('/api/apps/favorite_games/{prefix}/{username}', { path: member })` → `/api/apps/favorite_games/MTO/MTODEMO1`:
 * what the portal asks for and what the page's shell asks ahead. Values are percent-encoded.
 * @throws RangeError when a value for the path is missing
 */
export function addressOf<Template extends string>(template: Template, values: AddressValues<Template>): string {
  return fillAddress(template, values);
}

/** {@link addressOf} for an address that is known at run time only. */
export function fillAddress(
  template: string,
  {
    path = {},
    query = {},
  }: {
    path?: Readonly<Record<string, unknown>> | undefined;
    query?: Readonly<Record<string, AddressValue>> | undefined;
  },
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = path[name];
    if (value === undefined || value === null || value === '') throw new RangeError(`${template}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
