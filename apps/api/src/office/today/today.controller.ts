import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DayReport, Today } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { bahtNumber, Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { csvOf } from '@housebrand/wallet';
import type { FastifyReply } from 'fastify';
import { DayReportDto } from '../dto/office.dto';
import { FiguresService } from './figures.service';
import { TodayService } from './today.service';

const HEAD = [
  'day',
  'deposits_baht',
  'first_deposits',
  'withdrawals_baht',
  'stake_baht',
  'payout_baht',
  'ggr_baht',
  'bonus_baht',
  'active_members',
  'new_members',
];
const baht = (satang: number): number => bahtNumber(BigInt(satang));

/** The first page of the office, and reports by day. */
@ApiTags('today')
@Controller('api/office')
export class TodayController {
  constructor(
    private readonly todays: TodayService,
    private readonly figures: FiguresService,
  ) {}

  @Get('today')
  @OfficeOperation('today.read', {
    purpose: "Shows what waits for staff, and today's figures against yesterday and last week.",
  })
  @ApiOperation({ summary: 'Get today' })
  @ApiEnvelope(Today, { errors: [Forbidden] })
  today(@Staff() staff: StaffPrincipal): Promise<Today> {
    return this.todays.read(staff);
  }

  @Get('reports/days')
  @OfficeOperation('reports.read', { purpose: 'Shows the figures of each day.' })
  @ApiOperation({ summary: 'Get the report by day' })
  @ApiEnvelope(DayReport, { errors: [Forbidden] })
  days(@Staff() { prefix }: StaffPrincipal, @Query() query: DayReportDto): Promise<DayReport> {
    return this.figures.days(prefix, query);
  }

  @Get('reports/days.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @OfficeOperation('reports.read', { purpose: 'The report by day for a spreadsheet, in baht.' }, 'reports.csv')
  @ApiOperation({ summary: 'Download the report by day' })
  @ApiEnvelope(null, { errors: [Forbidden], stream: HEAD.join(',') })
  async csv(
    @Staff() { prefix }: StaffPrincipal,
    @Query() query: DayReportDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { days } = await this.figures.days(prefix, query);
    const rows = days.map((row) => [
      ...[
        row.day,
        baht(row.depositsSatang),
        row.firstDeposits,
        baht(row.withdrawalsSatang),
        baht(row.stakeSatang),
        baht(row.payoutSatang),
      ],
      ...[baht(row.ggrSatang), baht(row.bonusSatang), row.activeMembers, row.newMembers],
    ]);
    const name = `${prefix}-${query.from}-${query.to}.csv`;
    void reply.header('content-disposition', `attachment; filename="${name}"`).send(csvOf([HEAD, ...rows]));
  }
}
