import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  AmountDiffers,
  MONEY_RECORDS,
  MoneyHasChanged,
  ReferenceTaken,
  UnknownMoney,
  type MoneyAction,
  type MoneyRecord,
} from '@housebrand/office';
import { MoneyDecision, MoneyList, MoneyPage } from '@housebrand/office/contracts';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { ID_PARAM, MoneyQueryDto, SettleDto } from '../dto/office.dto';
import { MoneyDecisions } from './money-decisions.service';
import { MoneyOverview } from './money-overview.service';

const RECORD_PARAM = {
  name: 'record',
  description: 'The kind of record.',
  schema: { type: 'string', enum: [...MONEY_RECORDS], example: 'MOVE' },
} as const;
const EFFECT = 'At once up to the limit of one account; above it, another account must approve within a day.';
const ERRORS = { errors: [Forbidden, UnknownMoney, MoneyHasChanged] };

/** Payments and moves of an agent's members. */
@ApiTags('money')
@Controller('api/office/money')
export class MoneyController {
  constructor(
    private readonly overview: MoneyOverview,
    private readonly decisions: MoneyDecisions,
  ) {}

  @Get()
  @OfficeOperation('money.list', { purpose: 'Lists payments and moves, newest first.' })
  @ApiOperation({ summary: 'List payments and moves' })
  @ApiEnvelope(MoneyList, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal, @Query() query: MoneyQueryDto): Promise<MoneyList> {
    return this.overview.list(prefix, query);
  }

  @Get(':record/:id')
  @ApiParam(RECORD_PARAM)
  @ApiParam(ID_PARAM)
  @OfficeOperation('money.read', {
    purpose: "Shows the story of a payment, and the provider's answer next to our ledger.",
  })
  @ApiOperation({ summary: 'Get a payment or move' })
  @ApiEnvelope(MoneyPage, { errors: [Forbidden, UnknownMoney] })
  page(@Staff() staff: StaffPrincipal, @Param('record') record: string, @Param('id') id: string): Promise<MoneyPage> {
    return this.decisions.page(staff, recordOf(record), id);
  }

  @Post(':record/:id/retry')
  @ApiParam(RECORD_PARAM)
  @ApiParam(ID_PARAM)
  @OfficeAction('money.retry', {
    purpose: 'Sends a parked step to the provider again.',
    effect: 'Starts a new series of attempts.',
  })
  @ApiOperation({ summary: 'Retry a payment' })
  @ApiEnvelope(MoneyDecision, ERRORS)
  retry(
    @Staff() staff: StaffPrincipal,
    @Param('record') record: string,
    @Param('id') id: string,
    @Body() body: ReasonDto,
  ): Promise<MoneyDecision> {
    return this.decide(staff, record, id, 'RETRY', body);
  }

  @Post(':record/:id/settle')
  @ApiParam(RECORD_PARAM)
  @ApiParam(ID_PARAM)
  @OfficeAction('money.settle', {
    purpose: "Makes our side agree with the provider's records, which show it as done.",
    effect: EFFECT,
  })
  @ApiOperation({ summary: 'Settle a payment or move' })
  @ApiEnvelope(MoneyDecision, { errors: [...ERRORS.errors, ReferenceTaken, AmountDiffers] })
  settle(
    @Staff() staff: StaffPrincipal,
    @Param('record') record: string,
    @Param('id') id: string,
    @Body() body: SettleDto,
  ): Promise<MoneyDecision> {
    return this.decide(staff, record, id, 'SETTLE', body);
  }

  @Post(':record/:id/refuse')
  @ApiParam(RECORD_PARAM)
  @ApiParam(ID_PARAM)
  @OfficeAction('money.refuse', {
    purpose: 'Ends a move that the provider did not make and will not make.',
    effect: EFFECT,
  })
  @ApiOperation({ summary: 'Refuse a move' })
  @ApiEnvelope(MoneyDecision, ERRORS)
  refuse(
    @Staff() staff: StaffPrincipal,
    @Param('record') record: string,
    @Param('id') id: string,
    @Body() body: ReasonDto,
  ): Promise<MoneyDecision> {
    return this.decide(staff, record, id, 'REFUSE', body);
  }

  @Post(':record/:id/reverse')
  @ApiParam(RECORD_PARAM)
  @ApiParam(ID_PARAM)
  @OfficeAction('money.reverse', { purpose: 'Reverses a received gift, once.', effect: EFFECT })
  @ApiOperation({ summary: 'Reverse a gift' })
  @ApiEnvelope(MoneyDecision, ERRORS)
  reverse(
    @Staff() staff: StaffPrincipal,
    @Param('record') record: string,
    @Param('id') id: string,
    @Body() body: ReasonDto,
  ): Promise<MoneyDecision> {
    return this.decide(staff, record, id, 'REVERSE', body);
  }

  private decide(
    staff: StaffPrincipal,
    record: string,
    id: string,
    action: MoneyAction,
    body: SettleDto,
  ): Promise<MoneyDecision> {
    return this.decisions.decide(staff, { record: recordOf(record), id, action }, body);
  }
}

/** @throws UnknownMoney */
function recordOf(name: string): MoneyRecord {
  const record = MONEY_RECORDS.find((known) => known === name.toUpperCase());
  if (!record) throw new UnknownMoney();
  return record;
}
