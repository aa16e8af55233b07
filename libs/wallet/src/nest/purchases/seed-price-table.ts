import type { AgentTx } from '@housebrand/shared/nest';
import { insertPrices } from './price-table.repository';

/** What chips cost in the demo world, at every agent: baht, and what is added to them. */
const OFFERED = [
  [100, 0],
  [300, 0],
  [500, 2],
  [1_000, 5],
  [3_000, 8],
  [5_000, 10],
] as const;

/** The demo world's price table. */
export async function seedPriceTable(tx: AgentTx): Promise<void> {
  await insertPrices(
    tx,
    OFFERED.map(([chips, bonusPercentage]) => ({
      sku: `chips-${chips}`,
      chips,
      priceSatang: BigInt(chips) * 100n,
      bonusPercentage,
    })),
  );
}
