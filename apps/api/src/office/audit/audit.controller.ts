import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditPage, AuditVerification } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { AuditQueryDto } from '../dto/office.dto';
import { AuditPages } from './audit-pages.service';

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

  @Get('verification')
  @OfficeOperation('audit.verify', { purpose: 'Verifies that no entry was changed, removed or inserted.' })
  @ApiOperation({ summary: 'Verify the audit trail' })
  @ApiEnvelope(AuditVerification, { errors: [Forbidden] })
  verify(@Staff() { prefix }: StaffPrincipal): Promise<AuditVerification> {
    return this.pages.verify(prefix);
  }
}
