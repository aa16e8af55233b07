import type { DeliveryState, WebhookKind } from './terms';

/** What staff write of a webhook. */
export interface WebhookRequest {
  url: string;
  description: string;
  kinds: WebhookKind[];
}

/** `PUT /api/office/webhooks/{id}`. */
export interface ChangeWebhookRequest extends WebhookRequest {
  isEnabled: boolean;
}

/** Query of `GET /api/office/webhooks/{id}/deliveries`. */
export interface DeliveriesQuery {
  /** Only deliveries in this state. */
  state?: DeliveryState | undefined;
  cursor?: string | undefined;
}
