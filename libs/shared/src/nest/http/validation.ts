import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import { hasDirectionControls, InvalidInput, storedText, type FieldProblem, type MessageKey } from '@housebrand/shared';

const MESSAGE_KEY = /^[a-z]+\.[A-Za-z0-9]+$/;

/** Our messages for class-validator's constraints. */
const KEYS: Record<string, MessageKey> = {
  isDefined: 'shared.required',
  isNotEmpty: 'shared.required',
  isInt: 'shared.numeric',
  isNumber: 'shared.numeric',
  isNumberString: 'shared.numeric',
  wholeSatang: 'shared.wholeSatang',
  min: 'shared.minValue',
  max: 'shared.maxValue',
  minLength: 'shared.minLength',
  maxLength: 'shared.maxLength',
  whitelistValidation: 'shared.unknownField',
};
/** Most problems in one reply; no form produces more. */
const MAX_PROBLEMS = 20;
/** Constraints with a bound: its placeholder in our message, the type it applies to, and the message for other types. */
const BOUNDS: Record<string, { name: 'min' | 'max'; of: 'number' | 'string'; otherwise: MessageKey }> = {
  min: { name: 'min', of: 'number', otherwise: 'shared.numeric' },
  max: { name: 'max', of: 'number', otherwise: 'shared.numeric' },
  minLength: { name: 'min', of: 'string', otherwise: 'shared.invalid' },
  maxLength: { name: 'max', of: 'string', otherwise: 'shared.invalid' },
};

/**
 * Checks what class-validator does not: rejects fields that every object inherits, such as `toString` (class-validator looks
 * fields up in plain objects and would accept them as known), and normalises every text for storing.
 */
@Injectable()
class RequestPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype && this.toValidate(metadata)) {
      const inherited = inheritedFields(metadata.metatype as DtoClass, value);
      const problems = (inherited.length > 0 ? inherited : normalizeTexts(value)).slice(0, MAX_PROBLEMS);
      if (problems.length > 0) throw new InvalidInput(problems);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/**
 * Creates the pipe that validates bodies, queries and path parameters against DTO classes, rejects unknown fields and
 * normalises texts ({@link normalizeTexts}). A decorator's `message: 'shared.numeric'` names a message of that domain.
 */
export function createValidationPipe(): ValidationPipe {
  rememberRules(getMetadataStorage());
  return new RequestPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new InvalidInput(fieldProblems(errors).slice(0, MAX_PROBLEMS)),
  });
}

const remembering = new WeakSet<MetadataStorage>();

/**
 * Lets class-validator collect the rules of a class once. It would search the rules of all classes for inherited ones in every request,
 * although decorators declare them before the first (ADR 0134).
 */
export function rememberRules(storage: MetadataStorage): void {
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<typeof collect>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length)
      return collect(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? collect(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}

/** Returns one problem per field; nested fields are named like `bank.accountNumber`. */
export function fieldProblems(errors: readonly ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).slice(0, 1);
    return [
      ...own.map(([constraint, message]) => ({
        ...problemOf(field, constraint, message, error),
        ...(error.target && { of: error.target.constructor.name }),
      })),
      ...fieldProblems(error.children ?? [], field),
    ];
  });
}

type DtoClass = new () => object;

/** Returns a problem for each field that is named like a property of `Object.prototype`; no DTO has such a field. */
export function inheritedFields(type: DtoClass, value: unknown): FieldProblem[] {
  return inheritedPaths(value, []).map((path) => {
    const target = path.slice(0, -1).reduce<unknown>(
      // values under an unknown field have no class
      (at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      plainToInstance(type, value),
    );
    const field = path.join('.');
    const known = knownFields(isObject(target) ? target : undefined);
    return { field, messageKey: 'shared.unknownField', values: { field, known } };
  });
}

/** Fields whose text is a password, which has to stay exactly as it is. */
const PASSWORD_FIELD = /password$|^confirmation$/i;

/**
 * Normalises every text of a request in place: NFC, without invisible characters; passwords stay as they are. Returns a problem
 * for each text that contains direction controls, because it could make one name look like another wherever it is shown.
 */
export function normalizeTexts(value: unknown, parent = ''): FieldProblem[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = parent ? `${parent}.${name}` : name;
    if (typeof inner !== 'string') return normalizeTexts(inner, field);
    if (PASSWORD_FIELD.test(name)) return [];
    if (hasDirectionControls(inner)) return [{ field, messageKey: 'shared.directionControls', values: { field } }];
    value[name] = storedText(inner);
    return [];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function inheritedPaths(value: unknown, parent: readonly string[]): string[][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...parent, name];
    return Object.hasOwn(Object.prototype, name) ? [path] : inheritedPaths(inner, path);
  });
}

/** Returns the names of a DTO's decorated fields. */
function knownFields(target: object | undefined): string {
  if (!target) return '';
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].sort().join(', ');
}

function problemOf(
  field: string,
  constraint: string,
  message: string,
  { value, target }: ValidationError,
): FieldProblem {
  if (constraint === 'whitelistValidation')
    return { field, messageKey: 'shared.unknownField', values: { field, known: knownFields(target) } };
  if (value === undefined || value === null || value === '') return { field, messageKey: 'shared.required' };
  if (MESSAGE_KEY.test(message)) return { field, messageKey: message as MessageKey, values: { field } };
  // class-validator states allowed values and bounds only in its English message
  const [, allowed] = /one of the following values: (.+)$/.exec(message) ?? [];
  if (allowed) return { field, messageKey: 'shared.oneOf', values: { field, allowed } };
  const bound = BOUNDS[constraint];
  const bounded: unknown[] = message.startsWith('each value') && Array.isArray(value) ? value : [value];
  if (bound && !bounded.every((one) => typeof one === bound.of && !Number.isNaN(one)))
    return { field, messageKey: bound.otherwise, values: { field } };
  const number = bound ? /-?\d+(?:\.\d+)?(?=\D*$)/.exec(message)?.[0] : undefined;
  return {
    field,
    messageKey: KEYS[constraint] ?? 'shared.invalid',
    values: { field, ...(bound && number && { [bound.name]: Number(number) }) },
  };
}
