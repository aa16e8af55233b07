import { bahtNumber } from '@housebrand/shared';
import type { ChipPrice, PriceRow, PriceSetting } from '../../core';

/** Maps a price for the specified call, which carries baht. */
export function toPriceRow({ priceSatang, ...price }: ChipPrice): PriceRow {
  return { ...price, price: bahtNumber(priceSatang), currency: 'THB' };
}

/** Maps a price for our own editor. */
export function toPriceSetting({ priceSatang, ...price }: ChipPrice): PriceSetting {
  return { ...price, priceSatang: Number(priceSatang), currency: 'THB' };
}

/** Maps a price of our own editor to the stored form. */
export function toChipPrice({ sku, chips, priceSatang, bonusPercentage }: PriceSetting): ChipPrice {
  return { sku, chips, priceSatang: BigInt(priceSatang), bonusPercentage };
}
