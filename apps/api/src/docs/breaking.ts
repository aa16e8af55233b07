import { inlinedParameters } from '../testing/api-operations';

interface Operation {
  parameters?: { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Schema {
  $ref?: string;
  type?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
/** The parts of an OpenAPI document that the comparison reads. */
export interface ComparedDocument {
  paths: Record<string, Record<string, Operation & { operationId?: string }>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * Lists changes of a document that break existing clients: removed calls and fields, newly required inputs, changed types and
 * enums.
 */
export function breakingChanges(old: ComparedDocument, now: ComparedDocument): string[] {
  const [before, after] = [inlinedParameters(old), inlinedParameters(now)];
  const broken: string[] = [];
  for (const [path, item] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(item)) {
      const name = `${method.toUpperCase()} ${path}`;
      const replaced = after.paths[path]?.[method];
      if (!replaced) broken.push(`${name} is gone`);
      else broken.push(...ofOperation(name, operation, replaced));
    }
  const schemas = after.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(before.components?.schemas ?? {})) {
    const replaced = schemas[name];
    // a removed class is reported at the call that used it
    if (replaced) broken.push(...ofSchema(name, schema, replaced));
  }
  return broken;
}

function ofOperation(name: string, old: Operation & { operationId?: string }, now: typeof old): string[] {
  const required = (operation: Operation) =>
    (operation.parameters ?? []).filter((one) => one.required).map((one) => `${one.in} ${one.name}`);
  const known = (old.parameters ?? []).map((one) => `${one.in} ${one.name}`);
  const present = (now.parameters ?? []).map((one) => `${one.in} ${one.name}`);
  return [
    ...(old.operationId === now.operationId ? [] : [`${name} has another name: ${now.operationId}`]),
    ...required(now)
      .filter((one) => !required(old).includes(one))
      .map((one) => `${name} requires ${one}`),
    ...known.filter((one) => !present.includes(one)).map((one) => `${name} takes no ${one} any more`),
    ...(!old.requestBody && now.requestBody ? [`${name} requires a body`] : []),
    ...Object.entries(old.responses['200']?.content ?? {}).flatMap(([type, { schema }]) => {
      const replaced = now.responses['200']?.content?.[type];
      if (!replaced) return [`${name} answers no ${type} any more`];
      return schema && replaced.schema ? ofSchema(`${name} 200`, schema, replaced.schema) : [];
    }),
  ];
}

/** Puts the inline parts of a combined schema, such as a reply's payload in its envelope, into one. */
function combined({ allOf = [], ...own }: Schema): Schema & Required<Pick<Schema, 'required' | 'properties'>> {
  const parts = [own, ...allOf.map(combined)];
  return {
    ...own,
    required: parts.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, Schema>,
  };
}

/** Returns the components that a combined schema includes; each is compared by itself. */
const included = ({ allOf = [] }: Schema): string[] => allOf.flatMap(({ $ref }) => $ref ?? []);

function ofSchema(name: string, whole: Schema, replacement: Schema): string[] {
  const [old, now] = [combined(whole), combined(replacement)];
  const changed = (key: '$ref' | 'type' | 'enum') => JSON.stringify(old[key]) !== JSON.stringify(now[key]);
  const properties = Object.entries(old.properties);
  return [
    ...(changed('$ref') ? [`${name} is another class`] : []),
    ...included(whole)
      .filter((component) => !included(replacement).includes(component))
      .map((component) => `${name} includes no ${component} any more`),
    ...(changed('type') ? [`${name} is of type ${JSON.stringify(now.type)}, was ${JSON.stringify(old.type)}`] : []),
    ...(old.enum ?? [])
      .filter((value) => !now.enum?.includes(value))
      .map((value) => `${name} has no ${String(value)} any more`),
    ...now.required
      .filter((field) => properties.length > 0 && !old.required.includes(field))
      .map((field) => `${name} requires ${field}`),
    ...properties.flatMap(([field, schema]) => {
      const replaced = now.properties[field];
      return replaced ? ofSchema(`${name}.${field}`, schema, replaced) : [`${name}.${field} is gone`];
    }),
    ...(old.items && now.items ? ofSchema(`${name}[]`, old.items, now.items) : []),
  ];
}
