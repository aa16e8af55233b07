interface Schema {
  $ref?: string;
  properties?: Record<string, { example?: unknown }>;
}

interface Described {
  operationId?: string;
  security?: Record<string, string[]>[];
  'x-names-another'?: string[];
  parameters?: { name: string; in: string; required?: boolean; example?: unknown; schema?: { example?: unknown } }[];
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

/** One operation of the OpenAPI document, with an example of all its inputs. */
export interface ApiOperation {
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  /** Names of the security schemes; empty for a public operation. */
  schemes: readonly string[];
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Fields that can name another member than the caller. */
  another: readonly string[];
  /** `null` for an operation without a body. */
  body: Record<string, unknown> | null;
  /** The operation's `operationId`. */
  id: string;
  /** Whether the call needs an `Idempotency-Key`. */
  isKeyed: boolean;
  /** Documented statuses. */
  statuses: readonly string[];
}

/** The parts of an OpenAPI document that the specs read. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Returns all documented operations except streams. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  const bodyOf = ({ requestBody }: Described) => {
    const { schema: { $ref: reference } = {}, example, examples = {} } = requestBody?.content['application/json'] ?? {};
    // use the first of several examples
    const [named] = Object.values(examples);
    if (named ?? example) return named?.value ?? example ?? null;
    const schema = reference && document.components.schemas[reference.replace('#/components/schemas/', '')];
    return schema ? examplesOf(Object.entries(schema.properties ?? {})) : null;
  };
  return Object.entries(inlinedParameters(document).paths).flatMap(([path, item]) =>
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
          isKeyed: (described.parameters ?? []).some(({ name, required }) => name === 'Idempotency-Key' && required),
          statuses: Object.keys(described.responses ?? {}),
        };
      }),
  );
}

/** Whether the reply ends. Streams stay open and have their own spec. */
function comesToAnEnd([, { responses }]: [string, Described]): boolean {
  return !responses?.['200']?.content?.['text/event-stream'];
}

function examplesOf(entries: readonly (readonly [string, { example?: unknown }])[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, { example }]) => [name, example]));
}

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
