import { InvalidInput } from '@housebrand/shared';
import { fieldProblems, inheritedFields, normalizeTexts } from '@housebrand/shared/nest';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';

/** Validates fields, and normalises their texts in place, as the HTTP API does. @throws InvalidInput */
export async function checked<T extends object>(type: new () => T, fields: Record<string, unknown>): Promise<T> {
  const inherited = inheritedFields(type, fields);
  const problems = inherited.length > 0 ? inherited : normalizeTexts(fields);
  if (problems.length > 0) throw new InvalidInput(problems);
  const instance = plainToInstance(type, fields);
  const errors = await validate(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw new InvalidInput(fieldProblems(errors));
  return instance;
}
