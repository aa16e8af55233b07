import { z } from 'zod';
import { DELIVERY_FAILURES, DELIVERY_KINDS, DELIVERY_STATES, DISABLED_REASONS, WEBHOOK_KINDS } from './terms';

const Instant = z.string().nullable();

/** An agent's webhook: an address of another system that receives events. */
export const Webhook = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    url: z.string().meta({ example: 'https://crm.example.com/hooks/housebrand' }),
    description: z.string().meta({ example: 'CRM' }),
    kinds: z.array(z.enum(WEBHOOK_KINDS)).meta({ example: ['payment.settled'] }),
    disabledReason: z.enum(DISABLED_REASONS).nullable().meta({
      example: null,
      description:
        'Why it is off; `null`: it is on. GONE: it answered 410. FAILING: no delivery arrived for three days.',
    }),
    disabledAt: Instant.meta({ example: null }),
    failingSince: Instant.meta({
      example: null,
      description: 'When the first of the attempts failed since which no delivery has arrived.',
    }),
    lastDeliveredAt: Instant.meta({ example: '2026-11-27T18:03:10.000Z' }),
    oldSecretUntil: Instant.meta({ example: null, description: 'Until then, the replaced secret also signs.' }),
    createdAt: z.string().meta({ example: '2026-11-27T09:00:00.000Z' }),
  })
  .meta({ id: 'WebhookDto' });
export type Webhook = z.infer<typeof Webhook>;

/** `GET /api/office/webhooks`: all webhooks of an agent, the oldest first. */
export const Webhooks = z.object({ webhooks: z.array(Webhook) }).meta({ id: 'WebhooksDto' });
export type Webhooks = z.infer<typeof Webhooks>;

/** A webhook with its new signing secret, which no other reply shows. */
export const WebhookWithSecret = z
  .object({
    webhook: Webhook,
    secret: z.string().meta({
      example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
      description: 'The signing secret of Standard Webhooks. It is not shown again.',
    }),
  })
  .meta({ id: 'WebhookWithSecretDto' });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

/** An event on its way to a webhook. */
export const WebhookDelivery = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11' }),
    eventId: z.string().meta({
      example: '9f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
      description: 'The header `webhook-id` of every attempt.',
    }),
    kind: z.enum(DELIVERY_KINDS).meta({ example: 'payment.settled' }),
    subject: z
      .string()
      .nullable()
      .meta({ example: 'MTOSOMCHAI', description: 'The member whom the event is about; `null` for a test.' }),
    occurredAt: z.string().meta({ example: '2026-11-27T18:03:09.000Z' }),
    state: z.enum(DELIVERY_STATES).meta({ example: 'DELIVERED' }),
    attempts: z.number().meta({ example: 1, description: 'Number of attempts so far.' }),
    lastStatus: z
      .number()
      .nullable()
      .meta({ example: 200, description: 'HTTP status of the last answer; `null`: there was none.' }),
    lastFailure: z
      .enum(DELIVERY_FAILURES)
      .nullable()
      .meta({ example: null, description: 'Why the last attempt failed; `null`: it did not.' }),
    attemptedAt: Instant.meta({ example: '2026-11-27T18:03:10.000Z' }),
    deliveredAt: Instant.meta({ example: '2026-11-27T18:03:10.000Z' }),
  })
  .meta({ id: 'WebhookDeliveryDto' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** `GET /api/office/webhooks/{id}/deliveries`: a page, newest first. */
export const WebhookDeliveries = z
  .object({
    deliveries: z.array(WebhookDelivery),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'WebhookDeliveriesDto' });
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;
