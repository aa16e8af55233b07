import { satangFromBaht } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import lotusTiers from './demo-tiers-lotus.json' with { type: 'json' };
import demoTiers from './demo-tiers.json' with { type: 'json' };
import type { TierRow } from './tier-config.tables';
import { replaceTiers } from './tiers.repository';

/** The five tiers of the demo world; the first one opens quests, cashback and tournaments. */
export const DEMO_TIERS: readonly TierRow[] = demoTiers.map(
  ({ level, name, minDepositBaht, minTurnoverBaht, colors, menus, content }) => ({
    tierLevel: level,
    tierName: name,
    logoUrl: `/media/tiers/${level}.svg?v=1`,
    descriptionBackgroundColor: colors.description,
    backgroundDarkColor: colors.dark,
    backgroundBrightColor: colors.bright,
    minDepositSatang: satangFromBaht(minDepositBaht),
    minTurnoverSatang: satangFromBaht(minTurnoverBaht),
    menus,
    content,
  }),
);

/** The demo agent whose first tier stays closed, so that a new member sees closed menus. */
const CLOSED_AGENT = 'LOTUS';
const CLOSED_TIERS: readonly TierRow[] = DEMO_TIERS.map((tier) => {
  const own = lotusTiers.find(({ level }) => level === tier.tierLevel);
  return { ...tier, menus: own?.menus ?? tier.menus, content: own?.content ?? tier.content };
});

/** Gives an agent the five tiers of the demo world; repeatable. */
export function seedTiers(tx: AgentTx): Promise<void> {
  return replaceTiers(tx, tx.agent === CLOSED_AGENT ? CLOSED_TIERS : DEMO_TIERS);
}
