/** Keys of plain values, which are not schemas. */
const VALUE_KEYS = new Set(['example', 'examples', 'default', 'enum', 'value']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const WEB_ADDRESS = /^https?:\/\/\S+$/;

type Node = Record<string, unknown>;

/**
 * Converts the decorators' OpenAPI 3.0 to 3.1, where `null` is a type instead of `nullable`. It infers formats from examples and
 * integers from the unit in a name (`…Satang`), so that DTOs do not repeat them.
 */
export function modernize(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map((one) => modernize(one, name));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    VALUE_KEYS.has(key) ? value : modernize(value, key === 'items' ? name : key),
  ]);
  return withNull(withFormat(Object.fromEntries(entries), name));
}

function withFormat(node: Node, name: string): Node {
  const { type, format, example } = node;
  if (name.endsWith('Satang') && isNumeric(type)) return { ...node, type: withInteger(type) };
  if (type !== 'string' || format !== undefined || node.enum || typeof example !== 'string') return node;
  if (INSTANT.test(example)) return { ...node, format: 'date-time' };
  return WEB_ADDRESS.test(example) ? { ...node, format: 'uri' } : node;
}

const isNumeric = (type: unknown): boolean => [type].flat().includes('number');

function withInteger(type: unknown): unknown {
  return Array.isArray(type) ? type.map(withInteger) : type === 'number' ? 'integer' : type;
}

function withNull({ nullable, ...node }: Node): Node {
  if (typeof nullable !== 'boolean') return nullable === undefined ? node : { nullable, ...node };
  if (!nullable) return node;
  const { $ref, allOf, type, enum: values, ...rest } = node;
  if (Array.isArray(allOf) || typeof $ref === 'string') {
    const inner = Array.isArray(allOf) ? (allOf.length === 1 ? (allOf[0] as unknown) : { allOf }) : { $ref };
    return { ...rest, oneOf: [inner, { type: 'null' }] };
  }
  if (type === undefined) return { ...rest, type: 'null' };
  return {
    ...rest,
    type: [type, 'null'],
    ...(Array.isArray(values) && {
      enum: values.includes(null) ? (values as unknown[]) : [...(values as unknown[]), null],
    }),
  };
}
