import { DomainError, fixedError } from './errors';
import { OWN_CODES } from './own-codes';

/**
 * The scopes of an agent key. `members`: registrations, profiles, credit, personal data and questions. `payments`: what chips cost,
 * referral terms and differences between records. `content`: texts, banners, pictures and legal documents. `campaigns`: coupons,
 * quests, tournaments and tiers. `settings`: the configuration of the agent.
 */
export const KEY_SCOPES = ['members', 'payments', 'content', 'campaigns', 'settings'] as const;
/** One of {@link KEY_SCOPES}. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The key has scopes, and the call needs another one: 403. */
export class KeyScopeMissing extends DomainError {
  /** @param scope that the call needs */
  constructor(scope: KeyScope) {
    super({ code: OWN_CODES.keyScope, status: 403, messageKey: 'shared.keyScopeMissing', values: { scope } });
  }
}

/** The key is limited to networks, and the caller is in none of them: 403. */
export class KeyNetworkRefused extends fixedError({
  code: OWN_CODES.keyNetwork,
  status: 403,
  messageKey: 'shared.keyNetworkRefused',
}) {}
