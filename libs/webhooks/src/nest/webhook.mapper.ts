import type { Webhook, WebhookDelivery } from '../core';
import type { StoredDelivery } from './deliveries/deliveries.repository';
import type { StoredWebhook } from './webhooks.repository';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toWebhook(stored: StoredWebhook): Webhook {
  const { id, url, description, kinds, disabledReason, createdAt } = stored;
  return {
    id,
    url,
    description,
    kinds,
    disabledReason,
    disabledAt: instant(stored.disabledAt),
    failingSince: instant(stored.failingSince),
    lastDeliveredAt: instant(stored.lastDeliveredAt),
    oldSecretUntil: instant(stored.oldSecretUntil),
    createdAt: createdAt.toISOString(),
  };
}

export function toDelivery(stored: StoredDelivery): WebhookDelivery {
  const { id, event: eventId, kind, data, state, attempts, lastStatus, lastFailure } = stored;
  return {
    id,
    eventId,
    kind,
    subject: typeof data['username'] === 'string' ? data['username'] : null,
    occurredAt: stored.occurredAt.toISOString(),
    state,
    attempts,
    lastStatus,
    lastFailure,
    attemptedAt: instant(stored.attemptedAt),
    deliveredAt: instant(stored.deliveredAt),
  };
}
