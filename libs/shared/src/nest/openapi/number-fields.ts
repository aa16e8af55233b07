import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Schema, Schemas } from './examples';

/** A field of a request that is a number, or a list of them, with the bounds that its rules set. */
export interface NumberField {
  dto: string;
  field: string;
  minimum?: number;
  maximum?: number;
  isList: boolean;
}

type DtoClass = abstract new (...given: never[]) => object;

/** Rules that only numbers keep. */
const OF_NUMBERS = new Set(['isInt', 'isNumber', 'isPositive', 'isNegative', 'isDivisibleBy', 'min', 'max']);
/** Rules that name all values there are. */
const CLOSED = new Set(['isIn', 'isEnum', 'equals']);

/** Every number that a DTO class of this process takes, except from a closed set of values. */
export function numberFields(): NumberField[] {
  const storage = getMetadataStorage();
  // the storage tells the rules of a class; which classes there are, it keeps to itself
  const { validationMetadatas } = storage as unknown as { validationMetadatas: ReadonlyMap<DtoClass, unknown> };
  return [...validationMetadatas.keys()].flatMap((dto) => {
    const rules = storage.getTargetValidationMetadatas(dto, '', true, false);
    return [...Map.groupBy(rules, ({ propertyName }) => propertyName)].flatMap(([field, ofField]) =>
      isNumber(dto, field, ofField) ? [{ dto: dto.name, field, ...boundsOf(ofField) }] : [],
    );
  });
}

/** Tells in the schemas what the rules allow, so that no DTO says it twice. */
export function tellBounds(schemas: Schemas): void {
  for (const { dto, field, isList, ...bounds } of numberFields()) {
    const property = schemas[dto]?.properties?.[field];
    const told: Schema | undefined = isList ? property?.items : property;
    if (told) Object.assign(told, bounds);
  }
}

function isNumber(dto: DtoClass, field: string, rules: readonly ValidationMetadata[]): boolean {
  if (rules.some(({ name }) => CLOSED.has(name ?? ''))) return false;
  const type: unknown = Reflect.getMetadata('design:type', dto.prototype as object, field);
  return type === Number || rules.some(({ name }) => OF_NUMBERS.has(name ?? ''));
}

function boundsOf(rules: readonly ValidationMetadata[]): Pick<NumberField, 'minimum' | 'maximum' | 'isList'> {
  const bound = (name: 'min' | 'max'): unknown => rules.find((rule) => rule.name === name)?.constraints[0];
  const [minimum, maximum] = [bound('min'), bound('max')];
  return {
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    isList: rules.some(({ name, each }) => OF_NUMBERS.has(name ?? '') && each),
  };
}
