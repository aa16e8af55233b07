interface Schema {
  $ref?: string;
  properties?: Record<string, { example?: unknown }>;
}

interface Described {
  operationId?: string;
  security?: Record<string, string[]>[];
  'x-names-another'?: string[];
  parameters?: { name: string; in: string; example?: unknown; schema?: { example?: unknown } }[];
  requestBody?: {
    content: Record<
      string,
      {
        schema: Schema;
        example?: Record<string, unknown>;
        examples?: Record<string, { value: Record<string, unknown> }>;
      }
    >;
  };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** One operation of the OpenAPI document, with an example of everything it takes. */
export interface ApiOperation {
  method: string;
  /** With `{name}` for its parameters. */
  path: string;
  /** Names of the schemes that let somebody in; none for a call that anybody may make. */
  schemes: readonly string[];
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Fields that may name somebody else than the caller. */
  another: readonly string[];
  /** `null` when it takes none. */
  body: Record<string, unknown> | null;
  /** The public name. */
  id: string;
  /** Statuses that its documentation knows. */
  statuses: readonly string[];
}

/** What is read of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation that the document describes and that comes to an end: what a spec walks to have tried them all. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  const bodyOf = ({ requestBody }: Described) => {
    const { schema: { $ref: reference } = {}, example, examples = {} } = requestBody?.content['application/json'] ?? {};
    // one of two: the first
    const [named] = Object.values(examples);
    if (named ?? example) return named?.value ?? example ?? null;
    const schema = reference && document.components.schemas[reference.replace('#/components/schemas/', '')];
    return schema ? examplesOf(Object.entries(schema.properties ?? {})) : null;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(comesToAnEnd)
      .map(([method, described]) => {
        const given = (place: string) =>
          examplesOf(
            (described.parameters ?? [])
              .filter((parameter) => parameter.in === place)
              .map(({ name, example, schema }) => [name, { example: example ?? schema?.example }]),
          );
        return {
          method: method.toUpperCase(),
          path,
          schemes: (described.security ?? []).flatMap((way) => Object.keys(way)),
          another: described['x-names-another'] ?? [],
          params: given('path'),
          query: given('query'),
          body: bodyOf(described),
          id: described.operationId ?? '',
          statuses: Object.keys(described.responses ?? {}),
        };
      }),
  );
}

/** A stream stays open; its own spec tries it. */
function comesToAnEnd([, { responses }]: [string, Described]): boolean {
  return !responses?.['200']?.content?.['text/event-stream'];
}

function examplesOf(entries: readonly (readonly [string, { example?: unknown }])[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, { example }]) => [name, example]));
}
