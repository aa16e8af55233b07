type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * A plugin of Swagger UI that runs in the browser: its text is a script of the page, so it stands for itself.
 * Swagger UI's own resolver takes the whole document apart anew for each call that is opened, which is seconds of it. All our
 * references are of the document itself: they are put in place where they are asked for, and one that leads back to itself stays.
 */
export function localReferences() {
  const at = (document: Json, path: readonly string[]): Json =>
    path.reduce<Json>((node, name) => (node as Record<string, Json> | undefined)?.[name] ?? null, document);

  const inPlace = (document: Json, node: Json, within: readonly Json[] = []): Json => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((one) => inPlace(document, one, within));
    const { $ref, ...own } = node;
    const entries = Object.entries(own).map(([name, one]) => [name, inPlace(document, one, within)] as const);
    const resolved = Object.fromEntries(entries);
    if (typeof $ref !== 'string') return resolved;
    if (within.includes($ref)) return node;
    const path = $ref
      .replace(/^#\//, '')
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
    // the name stays beside what it stands for: it is the title of a shape
    return {
      ...(inPlace(document, at(document, path), [...within, $ref]) as Record<string, Json>),
      ...resolved,
      $$ref: $ref,
    };
  };

  return {
    fn: {
      resolveSubtree: (document: Json, path: readonly string[]) =>
        Promise.resolve({ spec: inPlace(document, at(document, path)), errors: [] }),
    },
  };
}
