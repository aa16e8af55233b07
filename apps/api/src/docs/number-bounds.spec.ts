import { beforeAll, describe, expect, it } from '@jest/globals';
import { numberFields, testSettings } from '@housebrand/shared/testing';
import { builtDocument } from '../testing/built-document';
import { inlinedParameters } from '../testing/api-operations';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let document: Document;

beforeAll(async () => {
  const settings = testSettings({ databaseUrl: 'postgres://spec@127.0.0.1:1/nothing' });
  document = inlinedParameters((await builtDocument(settings)) as unknown as Document);
});

/** Returns each number in a schema with its path. */
function numbersIn(schema: Schema, way: string, within: readonly string[] = []): [string, Schema][] {
  const { $ref, type = [], items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1)!;
    return within.includes(name) ? [] : numbersIn(document.components.schemas[name]!, way, [...within, name]);
  }
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
  return [
    ...(isNumber ? [[way, schema] as [string, Schema]] : []),
    ...(items ? numbersIn(items, `${way}[]`, within) : []),
    ...Object.entries(properties).flatMap(([name, property]) => numbersIn(property, `${way}.${name}`, within)),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => numbersIn(part, way, within)),
  ];
}

/** Returns each number in the path, query, headers and body of all calls. */
function numbersTaken(): [string, Schema][] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { parameters = [], requestBody }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      return [
        ...parameters.flatMap(({ name, schema }) => numbersIn(schema, `${call} ?${name}`)),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => numbersIn(schema, call)),
      ];
    }),
  );
}

const isBounded = ({ minimum, maximum }: { minimum?: number; maximum?: number }) =>
  minimum !== undefined && maximum !== undefined && minimum <= maximum;

describe('number in a request', () => {
  it('has a minimum and a maximum in its DTO', () => {
    const fields = numberFields();
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !isBounded(field)).map(({ dto, field }) => `${dto}.${field}`)).toEqual([]);
  });

  it('appears in the document under its DTO, whose name is unique', () => {
    const { schemas } = document.components;
    const foreign = numberFields().filter(({ dto, field }) => schemas[dto] && !schemas[dto].properties?.[field]);
    expect(foreign.map(({ dto, field }) => `${dto}.${field}`)).toEqual([]);
  });

  it('has bounds or an enum in the document', () => {
    const taken = numbersTaken();
    expect(taken.length).toBeGreaterThan(60);
    expect(taken.filter(([, schema]) => !schema.enum && !isBounded(schema)).map(([way]) => way)).toEqual([]);
  });
});
