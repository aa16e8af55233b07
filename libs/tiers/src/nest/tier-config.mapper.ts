import { bahtNumber, type Language } from '@housebrand/shared';
import type { TierConfig, TierContent } from '../core';
import type { TierRow } from './tier-config.tables';

export function toTierConfig(row: TierRow): TierConfig {
  return {
    tierLevel: row.tierLevel,
    tierName: row.tierName,
    logoUrl: row.logoUrl,
    descriptionBackgroundColor: row.descriptionBackgroundColor,
    backgroundDarkColor: row.backgroundDarkColor,
    backgroundBrightColor: row.backgroundBrightColor,
    condition: {
      minDepositAccumulateAmount: bahtNumber(row.minDepositSatang),
      minTurnOverAccumulateAmount: bahtNumber(row.minTurnoverSatang),
    },
    access: { menu: row.menus },
  };
}

export function toTierContent({ tierLevel, tierName, content }: TierRow, language: Language): TierContent {
  return { tierLevel, tierName, ...content[language] };
}
