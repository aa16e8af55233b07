import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApprovalDecided, MoneyHasChanged, OwnRequest, UnknownApproval, UnknownCase } from '@housebrand/office';
import {
  OfficeApproval,
  OfficeApprovals as ApprovalPage,
  OfficeCases,
  ReconciliationRuns,
} from '@housebrand/office/contracts';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { ApprovalQueryDto, CursorDto, ID_PARAM } from '../dto/office.dto';
import { OfficeCasesDto } from '../dto/reports.dto';
import { MoneyDecisions } from './money-decisions.service';
import { OfficeApprovals } from './office-approvals';
import { OfficeCasesService } from './office-cases.service';

/** What waits for a second account, and differences between both sides. */
@ApiTags('money')
@Controller('api/office')
export class ApprovalsController {
  constructor(
    private readonly approvals: OfficeApprovals,
    private readonly decisions: MoneyDecisions,
    private readonly cases: OfficeCasesService,
  ) {}

  @Get('approvals')
  @OfficeOperation('approvals.list', { purpose: 'Lists requests that another account must approve.' })
  @ApiOperation({ summary: 'List requests for approval' })
  @ApiEnvelope(ApprovalPage, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal, @Query() { state, cursor }: ApprovalQueryDto): Promise<ApprovalPage> {
    return this.approvals.page(prefix, state, cursor);
  }

  @Post('approvals/:id/approve')
  @ApiParam(ID_PARAM)
  @OfficeAction('approvals.approve', {
    purpose: 'Approves a request of another account.',
    effect: 'Takes the requested decision, once.',
  })
  @ApiOperation({ summary: 'Approve a request' })
  @ApiEnvelope(OfficeApproval, { errors: [Forbidden, UnknownApproval, ApprovalDecided, OwnRequest, MoneyHasChanged] })
  approve(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<OfficeApproval> {
    return this.decisions.approve(staff, id, reason);
  }

  @Post('approvals/:id/refuse')
  @ApiParam(ID_PARAM)
  @OfficeAction('approvals.refuse', {
    purpose: 'Refuses a request, also an own one.',
    effect: 'It can be requested again.',
  })
  @ApiOperation({ summary: 'Refuse a request' })
  @ApiEnvelope(OfficeApproval, { errors: [Forbidden, UnknownApproval, ApprovalDecided] })
  refuse(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<OfficeApproval> {
    return this.decisions.refuse(staff, id, reason);
  }

  @Get('cases')
  @OfficeOperation('cases.list', {
    purpose:
      'Lists differences between our records and those of the provider, the latest first; open ones the oldest first.',
  })
  @ApiOperation({ summary: 'List reconciliation cases' })
  @ApiEnvelope(OfficeCases, { errors: [Forbidden] })
  listCases(@Staff() { prefix }: StaffPrincipal, @Query() query: OfficeCasesDto): Promise<OfficeCases> {
    return this.cases.list(prefix, query);
  }

  @Get('reconciliation/runs')
  @OfficeOperation(
    'cases.list',
    { purpose: 'Lists what the comparisons of our records with those of the provider found, the latest first.' },
    'cases.runs',
  )
  @ApiOperation({ summary: 'List runs of reconciliation' })
  @ApiEnvelope(ReconciliationRuns, { errors: [Forbidden] })
  listRuns(@Staff() { prefix }: StaffPrincipal, @Query() { cursor }: CursorDto): Promise<ReconciliationRuns> {
    return this.cases.runs(prefix, cursor);
  }

  @Post('cases/:id/close')
  @ApiParam(ID_PARAM)
  @OfficeAction('cases.close', {
    purpose: 'Closes a case that was checked.',
    effect: 'Nothing is posted. It opens again if the difference changes.',
  })
  @ApiOperation({ summary: 'Close a case' })
  @ApiEnvelope(null, { errors: [Forbidden, UnknownCase] })
  closeCase(@Staff() staff: StaffPrincipal, @Param('id') id: string, @Body() { reason }: ReasonDto): Promise<void> {
    return this.cases.close(staff, id, reason);
  }
}
