import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ReportParts } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { DayReportDto } from '../dto/office.dto';
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
}
