import type { GameProvider, ProviderTier } from './contracts';

/** Order numbers of providers by kind, both ends included (specification section 9; trade, which it leaves out, comes last). */
export const PROVIDER_ORDERS: Readonly<
  Record<GameProvider['type'], readonly (readonly [first: number, last: number])[]>
> = {
  SLOT: [[1, 29]],
  LIVE: [[30, 42]],
  KENO: [[43, 43]],
  CARD: [
    [44, 44],
    [51, 51],
    [53, 53],
  ],
  POKER: [[45, 45]],
  LOTTO: [[56, 56]],
  TRADE: [[57, 57]],
};

/** Labels of providers, the most distinguished first (specification section 6). They label and open nothing. */
export const PROVIDER_TIERS: readonly ProviderTier[] = ['exclusive', 'vvip', 'vip', ''];

/** Whether an order number is one that the specification gives to providers of that kind. */
export function isOrderOfKind(kind: GameProvider['type'], order: number): boolean {
  return PROVIDER_ORDERS[kind].some(([first, last]) => order >= first && order <= last);
}

/** By order number, then by code, so that two with one number always come in the same order. */
export function inProviderOrder<T extends Pick<GameProvider, 'order' | 'provider'>>(providers: readonly T[]): T[] {
  return [...providers].sort((a, b) => a.order - b.order || (a.provider < b.provider ? -1 : 1));
}
