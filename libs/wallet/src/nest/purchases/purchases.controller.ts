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
  Ours,
} from '@housebrand/shared/nest';
import { MoveUnderWay, UnknownPrice, type PriceRow, type PurchaseResult } from '../../core';
import { PriceRowDto, PriceTableDto, PurchaseDto, PurchaseResultDto } from '../dto/purchases.dto';
import { MovesMoney } from '../moves/moves-money';
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
  @ApiCall('getPriceTable', { purpose: 'What chips cost.' })
  @ApiOperation({ summary: 'What chips cost' })
  @ApiEnvelope(PriceRowDto, { isArray: true, errors: [Forbidden] })
  priceTable(@CurrentCaller() { prefix }: Caller): Promise<PriceRow[]> {
    return this.prices.list(prefix);
  }

  @Put('price_table')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('savePriceTable', {
    purpose: 'An agent changes its prices.',
    effect: 'The table is the one that was sent.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Put a price table in the place of the one before',
    description: 'Ours. Shown at once; every table is noted. A row brings at least as many chips as baht are paid.',
  })
  @ApiEnvelope(PriceRowDto, { isArray: true, errors: [Forbidden] })
  replace(@CurrentCaller() { prefix }: Caller, @Body() { rows }: PriceTableDto): Promise<PriceRow[]> {
    return this.prices.replace(prefix, rows, 'agent key');
  }

  @Post('purchases')
  @Menu('chips')
  @MovesMoney()
  @Ours()
  @ApiCall('buyChips', {
    purpose: 'A member buys a pack of chips.',
    effect: 'A purchase waits for its money; the chips arrive once, when it came.',
  })
  @ApiOperation({
    summary: 'Buy chips: opens a deposit of their price; 202 with UNKNOWN while nobody knows',
    description: 'Ours. The chips are there once the deposit is confirmed; `payments/purchase` tells how it goes.',
  })
  @ApiEnvelope(PurchaseResultDto, { errors: [Forbidden, UnknownPrice, MoveUnderWay, unavailable('gamePlatform')] })
  buy(@Self() member: MemberRef, @IdempotencyKey() key: string, @Body() body: PurchaseDto): Promise<PurchaseResult> {
    return this.purchases.buy(member, body, key);
  }
}
