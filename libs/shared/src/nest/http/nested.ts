import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateBy, ValidateNested } from 'class-validator';

type RowType = new () => object;

/** A row is an object: nested lists, and nothing at all, pass for nested rows otherwise. */
const isObject = {
  name: 'isRow',
  validator: { validate: (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row) },
};

/** Texts, questions, steps: a checked part of its own. (Swagger takes a function for a late type by its name, `type`.) */
export const Part = (type: () => RowType, reported: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...reported, type: () => type() } as ApiPropertyOptions),
    ValidateBy(isObject),
    ValidateNested(),
    Type(type),
  );

/** A list of checked rows. */
export const Rows = (type: () => RowType, most: number, least = 0): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => type(), isArray: true }),
    IsArray(),
    ArrayMinSize(least),
    ArrayMaxSize(most),
    ValidateBy(isObject, { each: true }),
    ValidateNested({ each: true }),
    Type(type),
  );
