import { Readable } from 'node:stream';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditPage, AuditVerification } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { AuditFilterDto, AuditQueryDto } from '../dto/office.dto';
import { AUDIT_HEAD, AuditPages } from './audit-pages.service';

/** The audit trail of the agent. */
@ApiTags('audit')
@Controller('api/office/audit')
export class AuditController {
  constructor(private readonly pages: AuditPages) {}

  @Get()
  @OfficeOperation('audit.list', { purpose: 'Lists audited actions, newest first.' })
  @ApiOperation({ summary: 'List audit entries' })
  @ApiEnvelope(AuditPage, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal, @Query() { cursor, ...filter }: AuditQueryDto): Promise<AuditPage> {
    return this.pages.list(prefix, filter, cursor);
  }

  @Get('entries.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @OfficeOperation('audit.list', { purpose: 'All entries that match, for a spreadsheet, newest first.' }, 'audit.csv')
  @ApiOperation({ summary: 'Download audit entries' })
  @ApiEnvelope(null, { errors: [Forbidden], stream: AUDIT_HEAD.join(',') })
  async csv(
    @Staff() staff: StaffPrincipal,
    @Query() filter: AuditFilterDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.pages.noteExport(staff, filter);
    const file = Readable.from(this.pages.csv(staff.prefix, filter));
    void reply.header('content-disposition', `attachment; filename="${staff.prefix}-audit.csv"`).send(file);
  }

  @Get('verification')
  @OfficeOperation('audit.verify', { purpose: 'Verifies that no entry was changed, removed or inserted.' })
  @ApiOperation({ summary: 'Verify the audit trail' })
  @ApiEnvelope(AuditVerification, { errors: [Forbidden] })
  verify(@Staff() { prefix }: StaffPrincipal): Promise<AuditVerification> {
    return this.pages.verify(prefix);
  }
}
