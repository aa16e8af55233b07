import { callName, type WireContract } from './contract';
import { wireCalls } from './wire-calls';

/** Extensions that comprise several calls: a provider has all of them or none. */
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
  memberMessages: ['external.messageChannels', 'external.sendMessage'],
};

/**
 * Returns the extension a call belongs to (decisions, Extensions): a group of calls or the call's own name; `null` if it is no extension.
 */
export function extensionOf(contract: Pick<WireContract, 'system' | 'name' | 'extension'>): string | null {
  if (!contract.extension) return null;
  const name = callName(contract);
  return Object.keys(TOGETHER).find((extension) => TOGETHER[extension]!.includes(name)) ?? contract.name;
}

/** Returns the names of all extensions. */
export function extensionNames(): [string, ...string[]] {
  const names = new Set(wireCalls.flatMap((contract) => extensionOf(contract) ?? []));
  return [...names] as [string, ...string[]];
}
