export { webhooks } from './webhooks.domain';
export { WebhooksModule } from './webhooks.module';
export { WebhooksService, type WebhookEditor } from './webhooks.service';
export { DeliveriesService } from './deliveries/deliveries.service';
