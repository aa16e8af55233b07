import type { INestApplicationContext } from '@nestjs/common';
import { bahtDigits, satangFromBaht } from '@housebrand/shared';
import { MAX_BONUS_PERCENT, MAX_CHIPS, MAX_PRICES, SKU, type ChipPrice } from '@housebrand/wallet';
import { PriceTableService } from '@housebrand/wallet/nest';
import { UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';
import { agentOf } from './known-agent';

const WHOLE = /^\d{1,9}$/;
const BAHT = /^\d{1,9}(?:\.\d{1,2})?$/;

export const priceCommands: readonly OpsCommand[] = [
  {
    name: 'prices list',
    isReading: true,
    usage: 'PREFIX',
    summary: "List an agent's prices for chips",
    run: async (app, input) => shown(await pricesOf(app).list(await agentOf(app, input))),
  },
  {
    name: 'prices put',
    usage: 'PREFIX SKU --chips N --price BAHT [--bonus PERCENT]',
    summary: 'Add a pack of chips, or change the one with this SKU',
    run: async (app, input) => {
      const row = rowOf(input);
      const agent = await agentOf(app, input);
      const rows = await pricesOf(app).list(agent);
      const place = rows.findIndex(({ sku }) => sku === row.sku);
      const next = place === -1 ? [...rows, row] : rows.with(place, row);
      if (next.length > MAX_PRICES) throw new UsageError(`an agent can offer at most ${MAX_PRICES} packs`);
      await pricesOf(app).replace(agent, next, 'operator');
      return shown(next);
    },
  },
  {
    name: 'prices remove',
    usage: 'PREFIX SKU',
    summary: 'Remove a pack of chips',
    run: async (app, input) => {
      const agent = await agentOf(app, input);
      const rows = await pricesOf(app).list(agent);
      const next = rows.filter(({ sku }) => sku !== input.positionals[1]);
      if (next.length === rows.length)
        throw new UsageError(`there is no pack ${input.positionals[1] ?? ''}; see prices list`);
      await pricesOf(app).replace(agent, next, 'operator');
      return shown(next);
    },
  },
];

function shown(rows: readonly ChipPrice[]): string[] {
  const lines = rows.map(({ sku, chips, priceSatang, bonusPercentage }) => [
    sku,
    String(chips),
    `${bahtDigits(priceSatang)} THB`,
    `${bonusPercentage}%`,
  ]);
  return table([['SKU', 'CHIPS', 'PRICE', 'BONUS'], ...lines]);
}

function pricesOf(app: INestApplicationContext): PriceTableService {
  return app.get(PriceTableService, { strict: false });
}

function rowOf(input: OpsArguments): ChipPrice {
  const sku = input.positionals[1] ?? '';
  if (!SKU.test(sku)) throw new UsageError('give an SKU of letters, digits, dots and dashes');
  const { price = '' } = input.options;
  if (!BAHT.test(price) || Number(price) === 0)
    throw new UsageError('--price must be an amount in baht, such as 100 or 100.50');
  return {
    sku,
    chips: wholeOf(input, 'chips', { from: 1, to: MAX_CHIPS }),
    priceSatang: satangFromBaht(price),
    bonusPercentage: wholeOf(input, 'bonus', { from: 0, to: MAX_BONUS_PERCENT }, '0'),
  };
}

function wholeOf(
  { options }: OpsArguments,
  name: string,
  { from, to }: { from: number; to: number },
  otherwise = '',
): number {
  const given = options[name] ?? otherwise;
  if (!WHOLE.test(given) || Number(given) < from || Number(given) > to)
    throw new UsageError(`--${name} must be a whole number from ${from} to ${to}`);
  return Number(given);
}
