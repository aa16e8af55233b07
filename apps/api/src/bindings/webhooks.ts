import type { ExistingProvider } from '@nestjs/common';
import { KeyRing } from '@housebrand/shared/nest';
import { WebhookSecrets } from '@housebrand/webhooks';

/** Binds the seals of signing secrets to the key ring. */
export const webhookBindings: ExistingProvider[] = [{ provide: WebhookSecrets, useExisting: KeyRing }];
