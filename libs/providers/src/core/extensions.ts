import { callName, type WireContract } from './contract';
import { wireCalls } from './wire-calls';

/** Extensions of several calls: a provider has all of them or none. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  guestLists: ['gamePlatform.gamesStatus', 'gamePlatform.providerList', 'gamePlatform.gameList'],
  balance: ['memberSystem.getProfileAndCredit'],
  sportTicket: ['external.sportLobbyTicket'],
  creditTransfer: [
    'memberSystem.creditTransfer',
    'memberSystem.debitTransfer',
    'memberSystem.transferStatus',
    'memberSystem.transferStatement',
  ],
  betFeed: ['gamePlatform.betFeed'],
};

/** The extension that a call belongs to (decisions, Extensions): one of several calls, or by the call's own name; `null` for none. */
export function extensionOf(contract: Pick<WireContract, 'system' | 'name' | 'extension'>): string | null {
  if (!contract.extension) return null;
  const name = callName(contract);
  return Object.keys(TOGETHER).find((extension) => TOGETHER[extension]!.includes(name)) ?? contract.name;
}

/** Every extension that some call belongs to. */
export function extensionNames(): [string, ...string[]] {
  const names = new Set(wireCalls.flatMap((contract) => extensionOf(contract) ?? []));
  return [...names] as [string, ...string[]];
}
