import type { GameProvider } from './contracts';

/** Order numbers of providers by kind, both ends inclusive (specification section 9, which omits trade: it comes last). */
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

/** Whether the specification allows an order number for providers of that kind. */
export function isOrderOfKind(kind: GameProvider['type'], order: number): boolean {
  return PROVIDER_ORDERS[kind].some(([first, last]) => order >= first && order <= last);
}

/** Sorts by order number, then by code, so that ties have a stable order. */
export function inProviderOrder<T extends Pick<GameProvider, 'order' | 'provider'>>(providers: readonly T[]): T[] {
  return [...providers].sort((a, b) => a.order - b.order || (a.provider < b.provider ? -1 : 1));
}
