import type { MoneyPage } from '@housebrand/office';

/** A sentence about a payment: what the two sides say, and which action makes them agree. */
export type Advice =
  | 'noAnswer'
  | 'providerHas'
  | 'providerLacks'
  | 'parked'
  | 'pending'
  | 'agree'
  | 'differ'
  | 'done'
  | 'refused';

/** Returns the sentence about a payment. */
export function adviceOn({ item, ours, provider, isProviderAnswering }: MoneyPage): Advice {
  if (item.state === 'REFUSED') return provider ? 'differ' : 'refused';
  if (item.state === 'DONE') {
    if (!provider) return 'done';
    return provider.amountSatang === ours.amountSatang ? 'agree' : 'differ';
  }
  if (item.state === 'PARKED') return 'parked';
  if (!isProviderAnswering) return 'noAnswer';
  if (provider) return 'providerHas';
  return item.state === 'UNKNOWN' ? 'providerLacks' : 'pending';
}
