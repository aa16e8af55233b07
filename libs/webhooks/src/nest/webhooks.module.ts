import { Module, type DynamicModule } from '@nestjs/common';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { WebhookSecrets } from '../core';
import { DeliveriesRepository } from './deliveries/deliveries.repository';
import { DeliveriesService } from './deliveries/deliveries.service';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { DeliverySender } from './deliveries/delivery-sender';
import { WebhookAddresses } from './sending/webhook-addresses';
import { WebhookGateway } from './sending/webhook-gateway';
import { SigningSecrets } from './webhook-secrets';
import { WebhooksRepository } from './webhooks.repository';
import { WebhooksService } from './webhooks.service';

/** Ports that the application binds. */
const webhooksPorts = { secrets: WebhookSecrets };

const webhooksParts = {
  providers: [
    WebhooksRepository,
    WebhooksService,
    SigningSecrets,
    WebhookAddresses,
    WebhookGateway,
    DeliveriesRepository,
    DeliveriesService,
    DeliveryQueue,
    DeliverySender,
  ],
  exports: [WebhooksService, DeliveriesService],
};

/** Tells other systems of an agent what happened to its members. Needs the port of the core, bound by the application. */
@Module(webhooksParts)
export class WebhooksModule {
  /** Mounts the module with its port in an application outside this repository; see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof webhooksPorts>): DynamicModule {
    return mount({ module: WebhooksModule, ...webhooksParts }, webhooksPorts, options);
  }
}
