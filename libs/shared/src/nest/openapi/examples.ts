/** The parts of an OpenAPI schema that examples need. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  example?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export type Schemas = Record<string, Schema>;

const MAX_DEPTH = 12;

/** Builds an example request: the required fields, and optional ones that have an example. */
export function requestExampleOf(schema: Schema, schemas: Schemas): unknown {
  const named = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const { properties, required = [] } = named;
  if (named.example !== undefined || !properties) return exampleOf(schema, schemas);
  const sent = Object.entries(properties).filter(
    ([name, { example }]) => required.includes(name) || example !== undefined,
  );
  return Object.fromEntries(sent.map(([name, property]) => [name, exampleOf(property, schemas, 1)]));
}

/** Builds an example from those of the properties. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example;
  if (depth > MAX_DEPTH) return null;
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth + 1);
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return exampleOf(choice, schemas, depth + 1);
  if (schema.allOf?.length) {
    const parts = schema.allOf.map((part) => exampleOf(part, schemas, depth + 1));
    return parts.length === 1 ? parts[0] : Object.assign({}, ...(parts as object[]));
  }
  if (schema.default !== undefined) return schema.default;
  if (schema.enum?.length) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, schemas, depth + 1)] : [];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property, schemas, depth + 1)]),
    );
  }
  return plainExample(schema);
}

function plainExample({ type, format, nullable }: Schema): unknown {
  if (nullable || type === 'null') return null;
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return format === 'date-time' ? '2026-11-18T09:00:00.000Z' : 'text';
}
