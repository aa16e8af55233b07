/** A value of the query; `null` and `undefined` omit the parameter. */
export type AddressValue = string | number | boolean | null | undefined;

/** The parameter names in an address template: `'/tiers/{prefix}/{id}'` → `'prefix' | 'id'`. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that an address template needs: all path parameters, and an optional query. */
export type AddressValues<Template extends string> = {
  /** Appended after `?` in this order; `null` and `undefined` are omitted. */
  query?: Readonly<Record<string, AddressValue>>;
} & ([NamesIn<Template>] extends [never]
  ? { path?: never }
  : { path: Readonly<Record<NamesIn<Template>, string | number>> });

/**
 * Fills an address template: `addressOf('/api/apps/favorite_games/{prefix}/{username}', { path: member })` →
 * `/api/apps/favorite_games/MTO/MTODEMO1`. The portal's requests and the page shell's preloads share it, so that
 * their addresses match. Values are percent-encoded.
 * @throws RangeError when a path value is missing
 */
export function addressOf<Template extends string>(template: Template, values: AddressValues<Template>): string {
  return fillAddress(template, values);
}

/** {@link addressOf} for a template that is only known at run time. */
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
