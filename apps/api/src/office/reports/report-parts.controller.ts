import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ReportParts } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { DayReportDto, PartsFileDto } from '../dto/reports.dto';
import { ApiXlsx } from '../xlsx';
import { GAME_COLUMNS, headOf, PROVIDER_COLUMNS, sendFile, type FileType } from './report-files';
import { ReportPartsService } from './report-parts.service';

/** What the figures of the reports consist of. */
@ApiTags('today')
@Controller('api/office')
export class ReportPartsController {
  constructor(private readonly parts: ReportPartsService) {}

  @Get('reports/parts')
  @OfficeOperation(
    'reports.read',
    { purpose: 'Shows games, game providers, bonuses by kind, members who came back, and referrals of a range.' },
    'reports.parts',
  )
  @ApiOperation({ summary: 'Get the parts of a report' })
  @ApiEnvelope(ReportParts, { errors: [Forbidden] })
  read(@Staff() { prefix }: StaffPrincipal, @Query() query: DayReportDto): Promise<ReportParts> {
    return this.parts.read(prefix, query);
  }

  @Get('reports/parts.csv')
  @OfficeOperation(
    'reports.read',
    { purpose: 'Play by game provider or game for a spreadsheet, in baht.' },
    'reports.partsCsv',
  )
  @ApiOperation({ summary: 'Download play by game provider or game' })
  @ApiEnvelope(null, { errors: [Forbidden], stream: headOf(PROVIDER_COLUMNS) })
  csv(@Staff() { prefix }: StaffPrincipal, @Query() query: PartsFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'csv', prefix, query);
  }

  @Get('reports/parts.xlsx')
  @OfficeOperation(
    'reports.read',
    { purpose: 'Play by game provider or game as an Excel file, in baht.' },
    'reports.partsXlsx',
  )
  @ApiOperation({ summary: 'Download play by game provider or game for Excel' })
  @ApiXlsx()
  xlsx(@Staff() { prefix }: StaffPrincipal, @Query() query: PartsFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'xlsx', prefix, query);
  }

  private async send(reply: FastifyReply, type: FileType, prefix: string, query: PartsFileDto): Promise<void> {
    const { play: part, ...range } = query;
    const { providers, games } = await this.parts.read(prefix, range);
    const file = { prefix, range, part };
    if (part === 'provider') await sendFile(reply, type, { ...file, columns: PROVIDER_COLUMNS, rows: providers });
    else await sendFile(reply, type, { ...file, columns: GAME_COLUMNS, rows: games });
  }
}
