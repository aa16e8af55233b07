import { conflict, DomainError, notFound } from '@housebrand/shared';
import { MAX_WEBHOOKS } from './terms';

/** The agent has no such webhook: 404. */
export class UnknownWebhook extends notFound('webhooks.unknownWebhook') {}

/** The webhook has no such delivery, or it was deleted after 30 days: 404. */
export class UnknownDelivery extends notFound('webhooks.unknownDelivery') {}

/** The webhook is off: 409. */
export class WebhookDisabled extends conflict('webhooks.isDisabled') {}

/** The agent has the maximum number of webhooks: 409. */
export class TooManyWebhooks extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'webhooks.tooMany', values: { max: MAX_WEBHOOKS } });
  }
}
