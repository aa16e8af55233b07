/** The parts of a JSON Schema that describe fields. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  /** Readable name of a field. */
  title?: string;
  description?: string;
  example?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  /** The component that {@link resolved} replaced. */
  'x-component'?: string;
}

interface Body {
  schema: Schema;
  example?: { rows?: readonly unknown[] };
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Body> };
}

/** The body of a call, and the components to which its schema refers. */
export interface RequestBody extends Body {
  components: Record<string, Schema>;
}

/** Returns the body of one of the API's calls, as its document describes it. */
export async function requestBodyOf(call: string): Promise<RequestBody> {
  const { default: imported } = await import('../../openapi.json', { with: { type: 'json' } });
  const document = imported as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === call)!;
  const body = operation.requestBody!.content['application/json']!;
  return { ...body, components: document.components.schemas };
}

/** Follows a reference, and merges `allOf`. The outer description wins. */
export function resolved(schema: Schema, components: Record<string, Schema>): Schema {
  if (schema.$ref) {
    const { $ref, ...own } = schema;
    const name = $ref.split('/').at(-1)!;
    return { ...resolved(components[name]!, components), 'x-component': name, ...own };
  }
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return Object.assign({}, ...allOf.map((part) => resolved(part, components)), own) as Schema;
}
