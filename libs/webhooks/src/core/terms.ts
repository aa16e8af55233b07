import { AGENT_EVENT_KINDS } from '@housebrand/shared';

/** The kinds of events that a webhook can receive. */
export const WEBHOOK_KINDS = AGENT_EVENT_KINDS;
/** One of {@link WEBHOOK_KINDS}. */
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The kind of the event that staff send to try a webhook. */
export const TEST_KIND = 'webhook.test';

/** The kinds of events in deliveries. */
export const DELIVERY_KINDS = [...WEBHOOK_KINDS, TEST_KIND] as const;
/** One of {@link DELIVERY_KINDS}. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** The states of a delivery. WAITING: not delivered yet, and it will be tried again. FAILED: given up; it can be replayed. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
/** One of {@link DELIVERY_STATES}. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why the last attempt failed. STATUS: an answer other than 2xx. TIMEOUT: no answer within ten seconds. CONNECTION: the host could
 * not be reached. ADDRESS: the host's address is not on the public internet. DISABLED: the webhook was turned off before an attempt.
 */
export const DELIVERY_FAILURES = ['STATUS', 'TIMEOUT', 'CONNECTION', 'ADDRESS', 'DISABLED'] as const;
/** One of {@link DELIVERY_FAILURES}. */
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Why a webhook is off. STAFF: turned off by staff. GONE: it answered 410. FAILING: no delivery arrived for three days. */
export const DISABLED_REASONS = ['STAFF', 'GONE', 'FAILING'] as const;
/** One of {@link DISABLED_REASONS}. */
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Maximum number of webhooks per agent. */
export const MAX_WEBHOOKS = 10;
/** Maximum length of a webhook's address, in characters. */
export const URL_MAX_LENGTH = 500;
/** Maximum length of a webhook's description, in characters. */
export const DESCRIPTION_MAX_LENGTH = 100;
/** Days for which deliveries are kept. */
export const KEPT_DAYS = 30;
/** Hours for which a replaced secret also signs. */
export const OVERLAP_HOURS = 24;
/** Days without a delivery that arrives, after which a webhook is turned off. */
export const FAILING_DAYS = 3;
/** Deliveries per page. */
export const DELIVERIES_PAGE = 50;
