import { applyDecorators, BadRequestException, Body, type PipeTransform } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { z } from 'zod';

/** Reads a body by a schema; what does not fit is a 400 that names every problem. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.infer<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown): z.infer<Schema> {
    const parsed = this.schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    throw new BadRequestException({
      statusCode: 400,
      message: 'the body does not fit',
      errors: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    });
  }
}

/** The parameter decorator of a body with a schema. */
export const ZodBody = (schema: z.ZodType): ParameterDecorator => Body(new ZodPipe(schema));

/** Documents a body by its schema, with an example. */
export const DocumentedBody = (schema: z.ZodType, example: object): MethodDecorator =>
  applyDecorators(
    ApiBody({ schema: { ...(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object), example } }),
  );
