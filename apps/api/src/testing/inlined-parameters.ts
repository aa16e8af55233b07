/** The parts of an OpenAPI document that have or are parameters. */
interface WithParameters {
  paths: Record<string, Record<string, { parameters?: object[] }>>;
  components?: object;
}

/** Returns the document with the references to shared parameters replaced by the parameters. */
export function inlinedParameters<Document extends WithParameters>(document: Document): Document {
  const { parameters: shared = {} } = (document.components ?? {}) as { parameters?: Record<string, object> };
  const inlined = (one: object) => ('$ref' in one ? shared[(one.$ref as string).split('/').at(-1)!]! : one);
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => [
      method,
      operation.parameters ? { ...operation, parameters: operation.parameters.map(inlined) } : operation,
    ]);
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) as Document['paths'] };
}
