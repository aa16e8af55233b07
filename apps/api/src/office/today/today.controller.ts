import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DayReport, Today } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { DayReportDto } from '../dto/office.dto';
import { DAY_COLUMNS, dayReportCsv, dayReportXlsx, XLSX_TYPE } from './day-report-files';
import { FiguresService } from './figures.service';
import { TodayService } from './today.service';

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
  @ApiEnvelope(null, { errors: [Forbidden], stream: DAY_COLUMNS.map(({ name }) => name).join(',') })
  async csv(
    @Staff() { prefix }: StaffPrincipal,
    @Query() query: DayReportDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { days } = await this.figures.days(prefix, query);
    void reply.header('content-disposition', fileNamed(prefix, query, 'csv')).send(dayReportCsv(days));
  }

  @Get('reports/days.xlsx')
  @Header('content-type', XLSX_TYPE)
  @OfficeOperation('reports.read', { purpose: 'The report by day as an Excel file, in baht.' }, 'reports.xlsx')
  @ApiOperation({ summary: 'Download the report by day for Excel' })
  @ApiOkResponse({
    description: 'The file.',
    content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  })
  async xlsx(
    @Staff() { prefix }: StaffPrincipal,
    @Query() query: DayReportDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { days } = await this.figures.days(prefix, query);
    const file = await dayReportXlsx(`${query.from} – ${query.to}`, days);
    void reply.header('content-disposition', fileNamed(prefix, query, 'xlsx')).send(file);
  }
}

const fileNamed = (prefix: string, { from, to }: DayReportDto, type: string): string =>
  `attachment; filename="${prefix}-${from}-${to}.${type}"`;
