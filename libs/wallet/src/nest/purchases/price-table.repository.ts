import { asc, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Audit, Database, editorName, replaceList, type AgentTx, type Editor } from '@housebrand/shared/nest';
import type { ChipPrice } from '../../core';
import { chipPriceChangeTable, chipPriceTable as table } from './purchase.tables';

const { sku, chips, priceSatang, bonusPercentage } = table;
const columns = { sku, chips, priceSatang, bonusPercentage };

@Injectable()
export class PriceTableRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Returns the prices in the agent's order. */
  list(prefix: string): Promise<ChipPrice[]> {
    return this.database.read(prefix, (q) => q.select(columns).from(table).orderBy(asc(table.position)));
  }

  async find(prefix: string, name: string): Promise<ChipPrice | null> {
    const [price] = await this.database.read(prefix, (q) => q.select(columns).from(table).where(eq(table.sku, name)));
    return price ?? null;
  }

  /** Replaces the price table and records the change. */
  async replace(tx: AgentTx, prices: readonly ChipPrice[], by: Editor, at: Date): Promise<void> {
    await replacePrices(tx, prices);
    const rows = prices.map(({ priceSatang: price, ...row }) => ({ ...row, priceSatang: Number(price) }));
    await tx
      .insert(chipPriceChangeTable)
      .values({ agent: tx.agent, id: newId(at), at, changedBy: editorName(by), rows });
    const details = { prices: prices.map(summaryOf).join(' ') };
    await this.audit.noteEdit(tx, tx.agent, by, {
      action: 'settings.prices-replaced',
      subject: 'prices',
      details,
    });
  }
}

const summaryOf = ({ sku, chips: count, priceSatang: price, bonusPercentage: bonus }: ChipPrice): string =>
  [sku, count, price, bonus].join('/');

/** Stores the price table without recording the change; also for seeds. */
export async function replacePrices(tx: AgentTx, prices: readonly ChipPrice[]): Promise<void> {
  await replaceList(tx, table, 'sku', () => prices.map((price, position) => ({ position, ...price })));
}
