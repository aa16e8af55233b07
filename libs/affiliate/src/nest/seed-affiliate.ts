import type { AgentTx, DemoDay, DemoRegular } from '@housebrand/shared/nest';
import { affiliateFollowTable, affiliateTermsTable } from './affiliate.tables';
import { bindDownline } from './members/downline.repository';

/** An agent of the demo world that pays by what the house wins. */
const BY_NET_LOSS = { prefix: 'KLANG', shares: [500, 200, 100] };

/** Who brought whom, as the platform tells it of its regulars. What it has brought follows from their bets. */
export async function seedAffiliate(tx: AgentTx, { regulars }: DemoDay): Promise<void> {
  if (tx.agent === BY_NET_LOSS.prefix) {
    const { shares } = BY_NET_LOSS;
    await tx
      .insert(affiliateTermsTable)
      .values({ agent: tx.agent, since: new Date(0), basis: 'NET_LOSS', shares })
      .onConflictDoNothing();
  }
  let isNew = false;
  for (const { username, createdAt, referrer } of nearestFirst(regulars)) {
    if (referrer !== null && (await bindDownline(tx, username, referrer, createdAt))) isNew = true;
  }
  // what was played before the tree stood is looked through once more: each bet brings each member once. Whoever books at this moment
  // is waited for, or waits: a row that is only taken away would not stop one who puts it there
  if (isNew)
    await tx
      .insert(affiliateFollowTable)
      .values({ agent: tx.agent, position: 0n })
      .onConflictDoUpdate({ target: affiliateFollowTable.agent, set: { position: 0n } });
}

/** Whoever was brought comes behind who brought them: nobody is put below somebody who has no place yet. */
function nearestFirst(regulars: readonly DemoRegular[]): DemoRegular[] {
  const known = new Map(regulars.map((regular) => [regular.username, regular]));
  const depth = ({ referrer }: DemoRegular): number => {
    const above = referrer === null ? undefined : known.get(referrer);
    return above ? 1 + depth(above) : 0;
  };
  return [...regulars].sort((a, b) => depth(a) - depth(b));
}
