import { satangFromBaht } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { replacePrices } from './price-table.repository';

/** The demo's prices, the same at every agent: chips (1 baht each) and bonus percentage. */
const OFFERED = [
  [100, 0],
  [300, 0],
  [500, 2],
  [1_000, 5],
  [3_000, 8],
  [5_000, 10],
] as const;

/** Seeds the demo's price table. */
export async function seedPriceTable(tx: AgentTx): Promise<void> {
  await replacePrices(
    tx,
    OFFERED.map(([chips, bonusPercentage]) => ({
      sku: `chips-${chips}`,
      chips,
      priceSatang: satangFromBaht(chips),
      bonusPercentage,
    })),
  );
}
