/** Values that are shown, not schemas. */
const SHOWN = new Set(['example', 'examples', 'default', 'enum', 'value']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const WEB_ADDRESS = /^https?:\/\/\S+$/;

type Node = Record<string, unknown>;

/**
 * What the decorators describe in the words of OpenAPI 3.0, in those of 3.1: `nullable` is a type of its own. Formats and whole
 * integers are recognised by the examples and by the unit at the end of a name, so that no DTO repeats them.
 */
export function modernize(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map((one) => modernize(one, name));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    SHOWN.has(key) ? value : modernize(value, key),
  ]);
  return withNull(withFormat(Object.fromEntries(entries), name));
}

function withFormat(node: Node, name: string): Node {
  const { type, format, example } = node;
  if (type === 'number' && name.endsWith('Satang')) return { ...node, type: 'integer' };
  if (type !== 'string' || format !== undefined || node.enum || typeof example !== 'string') return node;
  if (INSTANT.test(example)) return { ...node, format: 'date-time' };
  return WEB_ADDRESS.test(example) ? { ...node, format: 'uri' } : node;
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
