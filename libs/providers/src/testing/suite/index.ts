import { callFamilies, callName, type CallFamily, type WireContract } from '../../core';
import { affiliatePromises } from './affiliate.promises';
import { balancePromises } from './balance.promises';
import { bridgePromises } from './bridge.promises';
import { cataloguePromises } from './catalogue.promises';
import { depositsPromises } from './deposits.promises';
import { feedPromises } from './feed.promises';
import { externalPromises } from './external.promises';
import { identityPromises } from './identity.promises';
import { launchesPromises } from './launches.promises';
import { memberMessagesPromises } from './member-messages.promises';
import { passwordsPromises } from './passwords.promises';
import type { Promises, Tried } from './promises';
import { reportsPromises } from './reports.promises';
import { registrationPromises } from './registration.promises';
import { rewardsPromises } from './rewards.promises';
import { promotionsPromises } from './promotions.promises';
import { sitePromises } from './site.promises';
import { transfersPromises } from './transfers.promises';
import { withdrawalsPromises } from './withdrawals.promises';

/** The promises of every call family. */
export const promises: { readonly [Family in CallFamily]: Promises<Family> } = {
  identity: identityPromises,
  catalogue: cataloguePromises,
  launches: launchesPromises,
  balance: balancePromises,
  deposits: depositsPromises,
  reports: reportsPromises,
  site: sitePromises,
  transfers: transfersPromises,
  feed: feedPromises,
  registration: registrationPromises,
  passwords: passwordsPromises,
  withdrawals: withdrawalsPromises,
  rewards: rewardsPromises,
  promotions: promotionsPromises,
  affiliate: affiliatePromises,
  external: externalPromises,
  bridge: bridgePromises,
  memberMessages: memberMessagesPromises,
};

const trials = new Map(
  Object.entries(callFamilies).flatMap(([family, contracts]) =>
    Object.entries<WireContract>(contracts).map(([name, contract]) => {
      const named = promises[family as CallFamily]?.trials as Readonly<Record<string, Trial>> | undefined;
      return [callName(contract), named?.[name]] as const;
    }),
  ),
);

type Trial = (tried: Tried) => Promise<unknown>;

/** Makes a call through its gateway. @throws Error naming a contract that no gateway method makes */
export async function tryCall(contract: WireContract, tried: Tried): Promise<unknown> {
  const name = callName(contract);
  const trial = trials.get(name);
  if (!trial) throw new Error(`no gateway method makes ${name}: add it to its family and to its promises`);
  const before = tried.gateways.sent.length;
  const answer = await trial(tried);
  if (!tried.gateways.sent.slice(before).includes(name))
    throw new Error(`the gateway method of ${name} does not make it`);
  return answer;
}
