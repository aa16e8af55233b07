import type { Type } from '@nestjs/common';
import { ApiEnvelope, type ApiEnvelopeOptions } from '../openapi/api-envelope.decorator';

/**
 * Documents a paged list: entries of the model under `data`, the total number of entries in `meta.total`.
 *
 *     @Get() @ApiPage(PaymentDto, { errors: [Forbidden] })
 *     list(@Query() page: PageQueryDto): Promise<Paged<Payment>> { … return paged(entries, total) }
 */
export function ApiPage(model: Type, options: Omit<ApiEnvelopeOptions, 'paged' | 'isArray'> = {}): MethodDecorator {
  return ApiEnvelope(model, { ...options, paged: true });
}
