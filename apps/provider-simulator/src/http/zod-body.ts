import { applyDecorators, BadRequestException, Body, type PipeTransform } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { z } from 'zod';

/** Validates a body with a schema; replies 400 with every problem. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.infer<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown): z.infer<Schema> {
    const parsed = this.schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    throw new BadRequestException({
      statusCode: 400,
      message: 'the body is invalid',
      errors: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    });
  }
}

/** Parameter decorator for a body with a schema. */
export const ZodBody = (schema: z.ZodType): ParameterDecorator => Body(new ZodPipe(schema));

/** Documents a body by its schema, with an example. */
export const DocumentedBody = (schema: z.ZodType, example: object): MethodDecorator =>
  applyDecorators(
    ApiBody({ schema: { ...(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object), example } }),
  );
