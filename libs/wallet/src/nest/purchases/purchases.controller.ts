import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  AgentKeyAllowed,
  AgentKeyOnly,
  ApiEnvelope,
  CurrentCaller,
  IdempotencyKey,
  Menu,
  Self,
  unavailable,
  type Caller,
  ApiAddition,
} from '@housebrand/shared/nest';
import { MoveUnderWay, UnknownPrice, type PriceSetting } from '../../core';
import { PriceRow, PurchaseResult } from '../../core/contracts';
import { PriceSettingDto, PriceTableDto, PurchaseDto } from '../dto/purchases.dto';
import { MovesMoney } from '../unkeyed-moves/moves-money';
import { PriceTableService } from './price-table.service';
import { toChipPrice, toPriceRow, toPriceSetting } from './price.mapper';
import { PurchasesService } from './purchases.service';

@ApiTags('chips')
@Controller('api/apps/iap')
export class PurchasesController {
  constructor(
    private readonly prices: PriceTableService,
    private readonly purchases: PurchasesService,
  ) {}

  @Get('price_table')
  @AgentKeyAllowed()
  @Menu('chips')
  @ApiCall('getPriceTable', { purpose: 'Shows what packs of chips cost.' })
  @ApiOperation({ summary: 'Get the price table for chips' })
  @ApiEnvelope(PriceRow, { isArray: true })
  async priceTable(@CurrentCaller() { prefix }: Caller): Promise<PriceRow[]> {
    return (await this.prices.list(prefix)).map(toPriceRow);
  }

  @Put('price_table')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('savePriceTable', {
    purpose: 'Changes the prices of an agent.',
    effect: 'The price table becomes the one sent, immediately.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Replace the price table for chips',
    description:
      'Each version is kept in the change log. A row must give at least as many chips as its price has baht.',
  })
  @ApiEnvelope(PriceSettingDto, { isArray: true })
  async replace(@CurrentCaller() { prefix }: Caller, @Body() { rows }: PriceTableDto): Promise<PriceSetting[]> {
    const prices = rows.map(toChipPrice);
    await this.prices.replace(prefix, prices, 'agent key');
    return prices.map(toPriceSetting);
  }

  @Post('purchases')
  @Menu('chips')
  @MovesMoney()
  @ApiAddition()
  @ApiCall('buyChips', {
    purpose: 'Opens a deposit for the price of a pack of chips.',
    effect: 'Creates a purchase that waits for its deposit. When the money arrives, the chips are credited once.',
  })
  @ApiOperation({
    summary: 'Buy chips',
    description:
      'Follow the purchase in `payments/purchase`. While the outcome is unknown, the reply is 202 with `UNKNOWN`.',
  })
  @ApiEnvelope(PurchaseResult, { errors: [UnknownPrice, MoveUnderWay, unavailable('gamePlatform')] })
  buy(@Self() member: MemberRef, @IdempotencyKey() key: string, @Body() body: PurchaseDto): Promise<PurchaseResult> {
    return this.purchases.buy(member, body, key);
  }
}
