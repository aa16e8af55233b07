import type { AgentTx, DemoDay, DemoRegular } from '@housebrand/shared/nest';
import { affiliateTermsTable } from './affiliate.tables';
import { INCOME_CONSUMER } from './income/income-consumer.service';
import { bindDownline } from './members/downline.repository';

/** The demo agent that pays shares of net losses. */
const BY_NET_LOSS = { prefix: 'KLANG', shares: [500, 200, 100] };

/** Seeds the referrals of the platform's regular members. Their income follows from their bets. */
export async function seedAffiliate(tx: AgentTx, { regulars, restartConsumer }: DemoDay): Promise<void> {
  if (tx.agent === BY_NET_LOSS.prefix) {
    const { shares } = BY_NET_LOSS;
    await tx
      .insert(affiliateTermsTable)
      .values({ agent: tx.agent, since: new Date(0), basis: 'NET_LOSS', shares })
      .onConflictDoNothing();
  }
  let isNew = false;
  for (const { username, createdAt, referrer } of referrersFirst(regulars)) {
    if (referrer !== null && (await bindDownline(tx, username, referrer, createdAt))) isNew = true;
  }
  // Read all bets again, because some were played before the referrals existed; income is stored once per bet and member.
  if (isNew) await restartConsumer(tx, INCOME_CONSUMER);
}

/** Sorts members after their referrers, so that each referrer is bound before its downlines. */
function referrersFirst(regulars: readonly DemoRegular[]): DemoRegular[] {
  const known = new Map(regulars.map((regular) => [regular.username, regular]));
  const depth = ({ referrer }: DemoRegular): number => {
    const above = referrer === null ? undefined : known.get(referrer);
    return above ? 1 + depth(above) : 0;
  };
  return [...regulars].sort((a, b) => depth(a) - depth(b));
}
