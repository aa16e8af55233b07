import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PLATFORM } from '@housebrand/office';
import { AgentsReport } from '@housebrand/office/contracts';
import { OfficeOperation } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { DayReportDto } from '../dto/reports.dto';
import { ApiXlsx } from '../xlsx';
import { AgentsReportService } from './agents-report.service';
import { AGENT_COLUMNS, headOf, sendFile, type FileType } from './report-files';

/** The comparison of agents. */
@ApiTags('today')
@Controller('api/office')
export class AgentsReportController {
  constructor(private readonly report: AgentsReportService) {}

  @Get('reports/agents')
  @OfficeOperation('reports.agents', { purpose: "Compares the figures of all agents, for the platform's staff." })
  @ApiOperation({ summary: 'Compare agents' })
  @ApiEnvelope(AgentsReport, { errors: [Forbidden] })
  read(@Query() query: DayReportDto): Promise<AgentsReport> {
    return this.report.read(query);
  }

  @Get('reports/agents.csv')
  @OfficeOperation(
    'reports.agents',
    { purpose: 'The comparison of agents for a spreadsheet, in baht.' },
    'reports.agentsCsv',
  )
  @ApiOperation({ summary: 'Download the comparison of agents' })
  @ApiEnvelope(null, { errors: [Forbidden], stream: headOf(AGENT_COLUMNS) })
  csv(@Query() query: DayReportDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'csv', query);
  }

  @Get('reports/agents.xlsx')
  @OfficeOperation(
    'reports.agents',
    { purpose: 'The comparison of agents as an Excel file, in baht.' },
    'reports.agentsXlsx',
  )
  @ApiOperation({ summary: 'Download the comparison of agents for Excel' })
  @ApiXlsx()
  xlsx(@Query() query: DayReportDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'xlsx', query);
  }

  private async send(reply: FastifyReply, type: FileType, range: DayReportDto): Promise<void> {
    const { agents } = await this.report.read(range);
    await sendFile(reply, type, { prefix: PLATFORM, range, part: 'agents', columns: AGENT_COLUMNS, rows: agents });
  }
}
