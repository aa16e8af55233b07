import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OfficeRounds, PaidList } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { PaidDto, RoundsDto } from '../dto/reports.dto';
import { ReportLinesService } from './report-lines.service';

/** The lines that the figures of the reports sum. */
@ApiTags('money')
@Controller('api/office')
export class ReportLinesController {
  constructor(private readonly lines: ReportLinesService) {}

  @Get('rounds')
  @OfficeOperation('rounds.list', {
    purpose: 'Lists settled rounds of all members, newest first, without void ones and those of archived months.',
  })
  @ApiOperation({ summary: 'List rounds' })
  @ApiEnvelope(OfficeRounds, { errors: [Forbidden] })
  rounds(@Staff() { prefix }: StaffPrincipal, @Query() query: RoundsDto): Promise<OfficeRounds> {
    return this.lines.rounds(prefix, query);
  }

  @Get('paid')
  @OfficeOperation(
    'money.list',
    { purpose: 'Lists deposits that arrived and withdrawals that were paid, by the day on which they ended.' },
    'money.paid',
  )
  @ApiOperation({ summary: 'List paid deposits and withdrawals' })
  @ApiEnvelope(PaidList, { errors: [Forbidden] })
  paid(@Staff() { prefix }: StaffPrincipal, @Query() query: PaidDto): Promise<PaidList> {
    return this.lines.paid(prefix, query);
  }
}
