import { Injectable } from '@nestjs/common';
import { bahtNumber, satangFromBaht } from '@housebrand/shared';
import { Clock, Database, type Editor } from '@housebrand/shared/nest';
import { assertFairPrices, type ChipPrice, type PriceRow } from '../../core';
import { PriceTableRepository } from './price-table.repository';

/** The prices of an agent's chips. */
@Injectable()
export class PriceTableService {
  constructor(
    private readonly database: Database,
    private readonly prices: PriceTableRepository,
    private readonly clock: Clock,
  ) {}

  async list(prefix: string): Promise<PriceRow[]> {
    return (await this.prices.list(prefix)).map(toRow);
  }

  /** Replaces the price table. @throws InvalidInput for unfair prices */
  async replace(prefix: string, rows: readonly PriceRow[], by: Editor): Promise<PriceRow[]> {
    const prices = rows.map(toPrice);
    assertFairPrices(prices);
    await this.database.forAgent(prefix, (tx) => this.prices.replace(tx, prices, by, this.clock.now()));
    return prices.map(toRow);
  }
}

function toRow({ sku, chips, priceSatang, bonusPercentage }: ChipPrice): PriceRow {
  return { sku, chips, price: bahtNumber(priceSatang), currency: 'THB', bonusPercentage };
}

function toPrice({ sku, chips, price, bonusPercentage }: PriceRow): ChipPrice {
  return { sku, chips, priceSatang: satangFromBaht(price), bonusPercentage };
}
