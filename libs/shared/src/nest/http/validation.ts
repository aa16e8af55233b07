import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { InvalidInput, type FieldProblem, type MessageKey } from '@housebrand/shared';

const MESSAGE_KEY = /^[a-z]+\.[A-Za-z0-9]+$/;

/** class-validator's constraints and the words of ours that say the same. */
const KEYS: Record<string, MessageKey> = {
  isDefined: 'shared.required',
  isNotEmpty: 'shared.required',
  isInt: 'shared.numeric',
  isNumber: 'shared.numeric',
  isNumberString: 'shared.numeric',
  min: 'shared.minValue',
  max: 'shared.maxValue',
  minLength: 'shared.minLength',
  maxLength: 'shared.maxLength',
  whitelistValidation: 'shared.unknownField',
};
/** So many problems a reply names; a caller who sends more of them is no form that could show them. */
const MAX_PROBLEMS = 20;
/** Constraints that tell a bound: its name in our words, what it is a bound of, and what is said of anything else. */
const BOUNDS: Record<string, { name: 'min' | 'max'; of: 'number' | 'string'; otherwise: MessageKey }> = {
  min: { name: 'min', of: 'number', otherwise: 'shared.numeric' },
  max: { name: 'max', of: 'number', otherwise: 'shared.numeric' },
  minLength: { name: 'min', of: 'string', otherwise: 'shared.invalid' },
  maxLength: { name: 'max', of: 'string', otherwise: 'shared.invalid' },
};

/**
 * The library looks fields up in plain objects and so takes what each object inherits, such as `toString`, for known. These are
 * refused before it looks.
 */
@Injectable()
class OwnFieldsPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype && this.toValidate(metadata)) {
      const problems = inheritedFields(metadata.metatype as DtoClass, value).slice(0, MAX_PROBLEMS);
      if (problems.length > 0) throw new InvalidInput(problems);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/**
 * Checks bodies, queries and path parameters against DTO classes; unknown fields are refused. A decorator's
 * `message: 'shared.numeric'` names a message of that domain.
 */
export function createValidationPipe(): ValidationPipe {
  return new OwnFieldsPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new InvalidInput(fieldProblems(errors).slice(0, MAX_PROBLEMS)),
  });
}

/** One problem a field, nested fields as `bank.accountNumber`. */
export function fieldProblems(errors: readonly ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).slice(0, 1);
    return [
      ...own.map(([constraint, message]) => problemOf(field, constraint, message, error)),
      ...fieldProblems(error.children ?? [], field),
    ];
  });
}

type DtoClass = new () => object;

/** The fields of a value from outside that are named as what every object inherits; no DTO has one of that name. */
export function inheritedFields(type: DtoClass, value: unknown): FieldProblem[] {
  return inheritedWays(value, []).map((way) => {
    const target = way.slice(0, -1).reduce<unknown>(
      // what is below a field that is not known either has no class
      (at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      plainToInstance(type, value),
    );
    const field = way.join('.');
    const known = knownFields(isObject(target) ? target : undefined);
    return { field, messageKey: 'shared.unknownField', values: { field, known } };
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function inheritedWays(value: unknown, parent: readonly string[]): string[][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const way = [...parent, name];
    return Object.hasOwn(Object.prototype, name) ? [way] : inheritedWays(inner, way);
  });
}

/** What a DTO has decorators for. */
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
  // class-validator tells what may stand there, as bounds, in its English sentence only
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
