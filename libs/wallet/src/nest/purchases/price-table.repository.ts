import { asc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Audit, Database, type AgentTx } from '@housebrand/shared/nest';
import type { ChipPrice } from '../../core';
import { chipPriceChangeTable, chipPriceTable as table } from './purchase.tables';

/** Who changes a price table. */
export type PriceEditor = 'agent key' | 'operator';

const { sku, chips, priceSatang, bonusPercentage } = table;
const columns = { sku, chips, priceSatang, bonusPercentage };

@Injectable()
export class PriceTableRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** As the agent has put them. */
  list(prefix: string): Promise<ChipPrice[]> {
    return this.database.read(prefix, (q) => q.select(columns).from(table).orderBy(asc(table.position)));
  }

  async find(prefix: string, name: string): Promise<ChipPrice | null> {
    const [price] = await this.database.read(prefix, (q) => q.select(columns).from(table).where(eq(table.sku, name)));
    return price ?? null;
  }

  /** Puts a table in the place of the one before, and notes it. */
  replace(prefix: string, prices: readonly ChipPrice[], changedBy: PriceEditor, at: Date): Promise<void> {
    return this.database.forAgent(prefix, async (tx) => {
      // two editors at once: the later one finds what the first one wrote, and takes its place
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`prices:${tx.agent}`}))`);
      await tx.delete(table);
      await insertPrices(tx, prices);
      const rows = prices.map(({ priceSatang: price, ...row }) => ({ ...row, priceSatang: Number(price) }));
      await tx.insert(chipPriceChangeTable).values({ agent: tx.agent, id: newId(at.getTime()), at, changedBy, rows });
      const details = { prices: prices.map(inShort).join(' ') };
      await this.audit.note(tx, prefix, {
        actor: changedBy,
        action: 'settings.prices-replaced',
        subject: 'prices',
        details,
      });
    });
  }
}

const inShort = ({ sku, chips: brought, priceSatang: price, bonusPercentage: bonus }: ChipPrice): string =>
  [sku, brought, price, bonus].join('/');

/** Adds prices in their order; also for seeds. */
export async function insertPrices(tx: AgentTx, prices: readonly ChipPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await tx.insert(table).values(prices.map((price, position) => ({ agent: tx.agent, position, ...price })));
}
