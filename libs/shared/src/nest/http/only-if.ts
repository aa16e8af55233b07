import { applyDecorators } from '@nestjs/common';
import { ValidateBy, ValidateIf } from 'class-validator';

/**
 * Requires a field while `applies`, and rejects any value but `null` otherwise. For amounts in two units, which are two fields:
 * `amountSatang` for CREDIT, `amountPoints` for POINT. Put the rules of the value beside it.
 */
export function OnlyIf<Dto extends object>(applies: (dto: Dto) => boolean): PropertyDecorator {
  return applyDecorators(
    ValidateIf((dto: Dto, value: unknown) => applies(dto) || (value !== null && value !== undefined)),
    ValidateBy({ name: 'onlyIf', validator: { validate: (_, context) => applies(context!.object as Dto) } }),
  );
}
