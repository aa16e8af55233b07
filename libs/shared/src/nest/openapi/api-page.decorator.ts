import type { Type } from '@nestjs/common';
import { ApiEnvelope, type ApiEnvelopeOptions } from './api-envelope.decorator';
import type { Contract } from './contract-schemas';

/**
 * Documents a paged list: entries of the model under `data`, the total number of entries in `meta.total`.
 *
 *     @Get() @ApiPage(Payment, { errors: [Forbidden] })
 *     list(@Query() page: PageQueryDto): Promise<Paged<Payment>> { … return paged(entries, total) }
 */
export function ApiPage(
  model: Contract | Type,
  options: Omit<ApiEnvelopeOptions, 'paged' | 'isArray'> = {},
): MethodDecorator {
  return ApiEnvelope(model, { ...options, paged: true });
}
