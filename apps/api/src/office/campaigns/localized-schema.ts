import type { Language } from '@housebrand/shared';
import type { Messages } from '@housebrand/shared/nest';
import { requestBodyOf, resolved, type Schema } from '../../written/schema';
import meanings from './meanings.json' with { type: 'json' };

/** How a schema is shown. */
interface Reader {
  language: Language;
  messages: Messages;
  /** The components to which schemas refer. */
  components: Record<string, Schema>;
}

/** For staff, who fill in forms: money in baht, empty fields instead of `null`. The keys are the descriptions of the contract. */
const MEANINGS: Readonly<Record<string, Readonly<Record<Language, string>>>> = meanings;

/**
 * Returns the fields that a call takes as one schema without references. `title` is the name that messages about the field use,
 * `description` its meaning.
 * @param only the paths of fields to keep; all of them if omitted
 */
export async function schemaOf(
  { call, only }: { call: string; only?: readonly string[] },
  { language, messages }: Omit<Reader, 'components'>,
): Promise<Schema> {
  const { schema, components } = await requestBodyOf(call);
  const whole = inlined(schema, { language, messages, components });
  return only ? pruned(whole, only) : whole;
}

function inlined(schema: Schema, reader: Reader): Schema {
  const { description, example: _example, ...known } = nullableOf(resolved(schema, reader.components), reader);
  const { 'x-component': component, properties, items, ...rest } = known;
  const meaning = description === undefined ? undefined : (MEANINGS[description]?.[reader.language] ?? description);
  return {
    ...rest,
    ...(meaning !== undefined && { description: meaning }),
    ...(items && { items: inlined(items, reader) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          { ...inlined(property, reader), title: titleOf(name, component, reader) },
        ]),
      ),
    }),
  };
}

/** Writes "a shape or null" as the shape with two types. */
function nullableOf(schema: Schema, { components }: Reader): Schema {
  const { anyOf, ...own } = schema;
  const shape = anyOf?.find(({ type }) => type !== 'null');
  return shape ? { ...resolved(shape, components), type: ['object', 'null'], ...own } : schema;
}

/** `The target` is how a sentence names the field; a form calls it `Target`. */
function titleOf(name: string, component: string | undefined, { messages, language }: Reader): string {
  const title = messages.nameOf(name, language, component) ?? name;
  return title.replace(/^The (.)/, (_article, first: string) => first.toUpperCase());
}

/** Keeps the fields of the paths, in the order of the paths. */
function pruned(schema: Schema, only: readonly string[], within = ''): Schema {
  const isAbove = (path: string) => (one: string) => one === path || one.startsWith(`${path}.`);
  const kept = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${within}${name}`;
    const place = only.findIndex(isAbove(path));
    if (place < 0) return [];
    return [{ place, entry: [name, only.includes(path) ? property : pruned(property, only, `${path}.`)] as const }];
  });
  const ordered = kept.toSorted((one, other) => one.place - other.place);
  return { ...schema, properties: Object.fromEntries(ordered.map(({ entry }) => entry)) };
}
