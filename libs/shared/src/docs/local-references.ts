type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * A plugin of Swagger UI that runs in the browser. The page loads its source as a script, so it must not use anything outside.
 * Swagger UI's own resolver processes the whole document each time a call is opened, which takes seconds. All our references are
 * local: this one resolves them on demand and keeps circular ones.
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
    // keep the name: Swagger UI shows it as the title of a schema
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
