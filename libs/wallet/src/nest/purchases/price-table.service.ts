import { Injectable } from '@nestjs/common';
import { Clock, Database, type Editor } from '@housebrand/shared/nest';
import { assertFairPrices, type ChipPrice } from '../../core';
import { PriceTableRepository } from './price-table.repository';

/** The prices of an agent's chips. */
@Injectable()
export class PriceTableService {
  constructor(
    private readonly database: Database,
    private readonly prices: PriceTableRepository,
    private readonly clock: Clock,
  ) {}

  list(prefix: string): Promise<ChipPrice[]> {
    return this.prices.list(prefix);
  }

  /** Replaces the price table. @throws InvalidInput for unfair prices */
  async replace(prefix: string, prices: readonly ChipPrice[], by: Editor): Promise<void> {
    assertFairPrices(prices);
    await this.database.forAgent(prefix, (tx) => this.prices.replace(tx, prices, by, this.clock.now()));
  }
}
