import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
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
import { MoveUnderWay, UnknownPrice, type PriceRow } from '../../core';
import { PurchaseResult } from '../../core/contracts';
import { PriceRowDto, PriceTableDto, PurchaseDto } from '../dto/purchases.dto';
import { MovesMoney } from '../unkeyed-moves/moves-money';
import { PriceTableService } from './price-table.service';
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
  @ApiEnvelope(PriceRowDto, { isArray: true, errors: [Forbidden] })
  priceTable(@CurrentCaller() { prefix }: Caller): Promise<PriceRow[]> {
    return this.prices.list(prefix);
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
    description: 'Each version is kept in the change log. A row must give at least as many chips as the price in baht.',
  })
  @ApiEnvelope(PriceRowDto, { isArray: true, errors: [Forbidden] })
  replace(@CurrentCaller() { prefix }: Caller, @Body() { rows }: PriceTableDto): Promise<PriceRow[]> {
    return this.prices.replace(prefix, rows, 'agent key');
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
  @ApiEnvelope(PurchaseResult, { errors: [Forbidden, UnknownPrice, MoveUnderWay, unavailable('gamePlatform')] })
  buy(@Self() member: MemberRef, @IdempotencyKey() key: string, @Body() body: PurchaseDto): Promise<PurchaseResult> {
    return this.purchases.buy(member, body, key);
  }
}
