import { notFound } from '@housebrand/shared';

/** The member's agent has no promotion with this id. */
export class PromotionNotFound extends notFound('content.promotionNotFound') {}
