import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Schema, Schemas } from './examples';

/** A numeric field of a request, or a list of numbers, with the bounds from its validation rules. */
export interface NumberField {
  dto: string;
  field: string;
  minimum?: number;
  maximum?: number;
  isList: boolean;
}

type DtoClass = abstract new (...given: never[]) => object;

/** Rules that apply only to numbers. */
const NUMBER_RULES = new Set(['isInt', 'isNumber', 'isPositive', 'isNegative', 'isDivisibleBy', 'min', 'max']);
/** Rules that list all allowed values. */
const CLOSED = new Set(['isIn', 'isEnum', 'equals']);

/** Returns the numeric fields of all DTO classes of this process, except those with a closed set of values. */
export function numberFields(): NumberField[] {
  const storage = getMetadataStorage();
  // the storage has no public list of its classes
  const { validationMetadatas } = storage as unknown as { validationMetadatas: ReadonlyMap<DtoClass, unknown> };
  return [...validationMetadatas.keys()].flatMap((dto) => {
    const rules = storage.getTargetValidationMetadatas(dto, '', true, false);
    return [...Map.groupBy(rules, ({ propertyName }) => propertyName)].flatMap(([field, ofField]) =>
      isNumber(dto, field, ofField) ? [{ dto: dto.name, field, ...boundsOf(ofField) }] : [],
    );
  });
}

/** Copies the bounds of the validation rules to the schemas, so that DTOs do not repeat them. */
export function addBounds(schemas: Schemas): void {
  for (const { dto, field, isList, ...bounds } of numberFields()) {
    const property = schemas[dto]?.properties?.[field];
    const target: Schema | undefined = isList ? property?.items : property;
    if (target) Object.assign(target, bounds);
  }
}

function isNumber(dto: DtoClass, field: string, rules: readonly ValidationMetadata[]): boolean {
  if (rules.some(({ name }) => CLOSED.has(name ?? ''))) return false;
  const type: unknown = Reflect.getMetadata('design:type', dto.prototype as object, field);
  return type === Number || rules.some(({ name }) => NUMBER_RULES.has(name ?? ''));
}

function boundsOf(rules: readonly ValidationMetadata[]): Pick<NumberField, 'minimum' | 'maximum' | 'isList'> {
  const bound = (name: 'min' | 'max'): unknown => rules.find((rule) => rule.name === name)?.constraints[0];
  const [minimum, maximum] = [bound('min'), bound('max')];
  return {
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    isList: rules.some(({ name, each }) => NUMBER_RULES.has(name ?? '') && each),
  };
}
