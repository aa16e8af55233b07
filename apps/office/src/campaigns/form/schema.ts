import type { Language } from '@housebrand/shared';

/** The fields of a document, as the server describes them. */
export interface FieldSchema {
  type?: string | readonly string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
}

/** An object of a document. */
export type Fields = Readonly<Record<string, unknown>>;

/** How a field is edited. */
export type Control =
  | 'object'
  | 'bilingual'
  | 'rows'
  | 'choices'
  | 'list'
  | 'switch'
  | 'choice'
  | 'money'
  | 'share'
  | 'number'
  | 'instant'
  | 'colour'
  | 'picture'
  | 'text';

const PICTURE = /^(?:imgUrl|imageUrl|logoUrl|picture|favicon)$|(?:Image|Icon)$/;
const INSTANTS: ReadonlySet<string> = new Set(['validFrom', 'validUntil']);

/** Returns the types of a value other than null. */
function typesOf({ type }: FieldSchema): readonly string[] {
  return [type ?? []].flat().filter((one) => one !== 'null');
}

/** Whether the field may be without a value. */
export function isNullable({ type }: FieldSchema): boolean {
  return [type ?? []].flat().includes('null');
}

/** Whether an object has the same in Thai and in English. */
function isBilingual({ properties = {} }: FieldSchema): boolean {
  return Object.keys(properties).sort().join() === 'en,th';
}

/** Returns how a field is edited. Units follow from names: `priceSatang` is money, `imgUrl` a picture. */
export function controlOf(schema: FieldSchema, name: string): Control {
  const { items, maximum } = schema;
  const types = typesOf(schema);
  if (schema.properties) return isBilingual(schema) ? 'bilingual' : 'object';
  if (items) return items.properties ? 'rows' : items.enum ? 'choices' : 'list';
  if (types.includes('boolean')) return 'switch';
  if (schema.enum) return 'choice';
  if (types.includes('number') || types.includes('integer')) {
    if (name.endsWith('Satang')) return 'money';
    return name.endsWith('Percentage') && maximum === 1 ? 'share' : 'number';
  }
  if (schema.format === 'date-time' || INSTANTS.has(name)) return 'instant';
  if (name.endsWith('Color')) return 'colour';
  return PICTURE.test(name) ? 'picture' : 'text';
}

/** Returns the value of a new field; `undefined`: it is omitted. */
export function emptyOf(schema: FieldSchema, isRequired = true): unknown {
  if (schema.default !== undefined) return schema.default;
  if (isNullable(schema)) return null;
  if (!isRequired) return undefined;
  const { properties, required = [] } = schema;
  if (properties) {
    const names = Object.keys(properties);
    return Object.fromEntries(names.map((name) => [name, emptyOf(properties[name]!, required.includes(name))]));
  }
  if (schema.items) return [];
  if (schema.enum) return schema.enum[0];
  const types = typesOf(schema);
  if (types.includes('boolean')) return true;
  return types.includes('number') || types.includes('integer') ? (schema.minimum ?? 0) : '';
}

const NAMES = ['title', 'name', 'question', 'tierName', 'sku', 'id'];

/** Returns what names a row of a list; empty if nothing does yet. */
export function rowName(row: Fields, language: Language): string {
  for (const name of NAMES) {
    const value = row[name];
    if (typeof value === 'string' && value !== '') return value;
    const text = isFields(value) ? value[language] : undefined;
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}

/** Whether a value is an object of a document. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a problem belongs to a field or to one inside it. */
export function isWithin(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`);
}
