import { table } from './command';

/** The parts of a schema that the help shows. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
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

/** Describes what a call takes: a line per field with its type, values and meaning, then an example. A list's fields are those of a row. */
export async function fieldHelp(call: string): Promise<string[]> {
  const { default: imported } = await import('../../openapi.json', { with: { type: 'json' } });
  const document = imported as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = document.components;
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === call)!;
  const body = operation.requestBody!.content['application/json']!;
  const whole = resolved(body.schema, schemas);
  const rows = whole.properties?.['rows'];
  const fields = fieldsOf(rows?.items ?? whole, schemas);
  const example = rows ? [body.example?.rows?.[0]] : (body.example ?? Object.values(body.examples ?? {})[0]?.value);
  const list = table([['field', 'type', 'meaning'], ...fields]);
  return [...list, '', 'Example:', ...JSON.stringify(example, null, 2).split('\n')];
}

/** Lists the fields of a schema, and those of its objects as `outer.inner`. Optional ones end in `?`. */
function fieldsOf(schema: Schema, schemas: Record<string, Schema>, within = ''): string[][] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, property]) => {
    const known = resolved(property, schemas);
    const path = `${within}${name}`;
    const row = [required.includes(name) ? path : `${path}?`, typeOf(known, schemas), known.description ?? ''];
    const inner = known.properties ? known : known.items && resolved(known.items, schemas);
    if (!inner?.properties) return [row];
    return [row, ...fieldsOf(inner, schemas, known.items ? `${path}[].` : `${path}.`)];
  });
}

function typeOf(schema: Schema, schemas: Record<string, Schema>): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.items) return `list of ${typeOf(resolved(schema.items, schemas), schemas)}`;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map((one) => typeOf(resolved(one, schemas), schemas)).join(' or ');
  const type = schema.format ?? [schema.type ?? 'any'].flat().join(' or ');
  const [least, most] = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
  if (least !== undefined && most !== undefined) return `${type}, ${least} to ${most}`;
  if (most !== undefined) return `${type}, at most ${most}`;
  return least === undefined ? type : `${type}, at least ${least}`;
}

/** Follows a reference, and merges `allOf`. The outer description wins. */
function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (schema.$ref) {
    const { $ref, ...own } = schema;
    return { ...resolved(schemas[$ref.split('/').at(-1)!]!, schemas), ...own };
  }
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return Object.assign({}, ...allOf.map((part) => resolved(part, schemas)), own) as Schema;
}
