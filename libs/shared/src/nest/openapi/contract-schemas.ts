import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Schema, Schemas } from './examples';

/** The shape of a reply, declared in a domain's core. `.meta({ id })` names its component in the document. */
export type Contract = z.ZodType;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns the name of a contract's component.
 *
 * @throws Error if the contract has none
 */
export function nameOfContract(contract: Contract): string {
  const id = contract.meta()?.id;
  if (id === undefined) throw new Error("A reply's contract has no name: add .meta({ id: 'PaymentDto' }).");
  return id;
}

/** Returns the component of a contract and those of the named contracts inside it, in OpenAPI 3.1. */
export function componentsOf(contract: Contract): Schemas {
  // `input`: a reply may get further fields, so that its schema must not forbid them.
  const { $defs = {} } = z.toJSONSchema(contract, { io: 'input' });
  return mapValues($defs as Record<string, JsonSchema>, toSchema);
}

/**
 * Adds components to those of the document.
 *
 * @throws Error if two different shapes have one name
 */
export function addComponents(schemas: Schemas, added: Schemas): void {
  for (const [name, schema] of Object.entries(added)) {
    if (schemas[name] && !isDeepStrictEqual(schemas[name], schema))
      throw new Error(`Two shapes are called ${name}: give one of them another name.`);
    schemas[name] = schema;
  }
}

/** Orders the keys as the decorators do, so that a component stays the same in whichever way it is declared. */
function toSchema(json: JsonSchema): Schema {
  const { $ref, anyOf, type, enum: values, const: value, items, properties, propertyNames: _, ...notes } = json;
  if ($ref !== undefined) return toReference($ref, notes);
  if (anyOf) return toChoice(anyOf as JsonSchema[], notes);
  if (items !== undefined) return { ...notes, type, items: toSchema(items as JsonSchema) } as Schema;
  return {
    type,
    ...(properties && { properties: mapValues(properties as Record<string, JsonSchema>, toSchema) }),
    ...(values && { enum: values }),
    ...(value !== undefined && { enum: [value] }),
    ...notes,
  } as Schema;
}

/** Tools ignore what stands beside a `$ref`. */
function toReference($ref: string, notes: JsonSchema): Schema {
  const reference = { $ref: $ref.replace('#/$defs/', '#/components/schemas/') };
  return Object.keys(notes).length === 0 ? reference : ({ ...notes, allOf: [reference] } as Schema);
}

function toChoice(choices: readonly JsonSchema[], notes: JsonSchema): Schema {
  const [first, last] = choices;
  if (choices.length === 2 && first?.enum && last?.type === 'null')
    return { type: [first.type, 'null'], enum: [...first.enum, null], ...notes } as Schema;
  return { ...notes, anyOf: choices.map(toSchema) } as Schema;
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
