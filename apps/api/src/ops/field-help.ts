import { requestBodyOf, resolved, type Schema } from '../written/schema';
import { table } from './command';

/** Describes what a call takes: a line per field with its type, values and meaning, then an example. A list's fields are those of a row. */
export async function fieldHelp(call: string): Promise<string[]> {
  const { components: schemas, ...body } = await requestBodyOf(call);
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
