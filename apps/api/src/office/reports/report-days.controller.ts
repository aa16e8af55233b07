import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { periodsOf } from '@housebrand/office';
import { DayReport } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { DayReportDto, PeriodFileDto } from '../dto/reports.dto';
import { FiguresService } from '../today/figures.service';
import { ApiXlsx } from '../xlsx';
import { headOf, periodColumns, sendFile, type FileType } from './report-files';

/** The report by day, week or month. */
@ApiTags('today')
@Controller('api/office')
export class ReportDaysController {
  constructor(private readonly figures: FiguresService) {}

  @Get('reports/days')
  @OfficeOperation('reports.read', { purpose: 'Shows the figures of each day.' })
  @ApiOperation({ summary: 'Get the report by day' })
  @ApiEnvelope(DayReport, { errors: [Forbidden] })
  days(@Staff() { prefix }: StaffPrincipal, @Query() query: DayReportDto): Promise<DayReport> {
    return this.figures.days(prefix, query);
  }

  @Get('reports/days.csv')
  @OfficeOperation(
    'reports.read',
    { purpose: 'The report by day, week or month for a spreadsheet, in baht.' },
    'reports.csv',
  )
  @ApiOperation({ summary: 'Download the report by day, week or month' })
  @ApiEnvelope(null, { errors: [Forbidden], stream: headOf(periodColumns('day')) })
  csv(@Staff() { prefix }: StaffPrincipal, @Query() query: PeriodFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'csv', prefix, query);
  }

  @Get('reports/days.xlsx')
  @OfficeOperation(
    'reports.read',
    { purpose: 'The report by day, week or month as an Excel file, in baht.' },
    'reports.xlsx',
  )
  @ApiOperation({ summary: 'Download the report by day, week or month for Excel' })
  @ApiXlsx()
  xlsx(@Staff() { prefix }: StaffPrincipal, @Query() query: PeriodFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'xlsx', prefix, query);
  }

  private async send(
    reply: FastifyReply,
    type: FileType,
    prefix: string,
    { by, ...range }: PeriodFileDto,
  ): Promise<void> {
    const { days } = await this.figures.days(prefix, range);
    const part = by === 'day' ? undefined : by;
    const table = { prefix, range, columns: periodColumns(by), rows: periodsOf(days, by), ...(part && { part }) };
    await sendFile(reply, type, table);
  }
}
