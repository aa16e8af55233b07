import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateBy, ValidateNested } from 'class-validator';

type RowType = new () => object;

/** Requires an object: `ValidateNested` alone would accept nested lists and `null` as rows. */
const isObject = {
  name: 'isRow',
  validator: { validate: (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row) },
};

/** Validates a nested object. (Swagger recognizes a lazy type by the function's name, `type`.) */
export const Part = (type: () => RowType, documented: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...documented, type: () => type() } as ApiPropertyOptions),
    ValidateBy(isObject),
    ValidateNested(),
    Type(type),
  );

/** Validates a list of nested objects. */
export const Rows = (type: () => RowType, max: number, min = 0): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => type(), isArray: true }),
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    ValidateBy(isObject, { each: true }),
    ValidateNested({ each: true }),
    Type(type),
  );
