import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { OwnAccount, StaffExists, UnknownStaff } from '../../core';
import { StaffAccount, StaffAccounts, StaffInvitation } from '../../core/contracts';
import { InviteStaffDto, NetworksDto, ReasonDto, StaffRoleDto } from '../dto/staff.dto';
import { OfficeAction, OfficeOperation, Staff } from '../sessions/office-operation';
import { StaffAccountsService } from './staff-accounts.service';

const USERNAME = {
  name: 'username',
  description: 'Username of the account.',
  schema: { type: 'string', example: 'mto.nok' },
} as const;

/** The accounts of an agent, or of the platform. */
@ApiTags('staff')
@Controller('api/office/staff')
export class StaffAccountsController {
  constructor(private readonly accounts: StaffAccountsService) {}

  @Get()
  @OfficeOperation('staff.list', { purpose: 'Lists the accounts of the agent.' })
  @ApiOperation({ summary: 'List accounts' })
  @ApiEnvelope(StaffAccounts)
  list(@Staff() staff: StaffPrincipal): Promise<StaffAccounts> {
    return this.accounts.list(staff);
  }

  @Post()
  @OfficeAction('staff.invite', {
    purpose: 'Adds an account, or invites one again that is not active.',
    effect: 'Creates a one-time link, valid for three days; earlier links of the account end.',
  })
  @ApiOperation({ summary: 'Invite an account' })
  @ApiEnvelope(StaffInvitation, { errors: [StaffExists] })
  invite(@Staff() staff: StaffPrincipal, @Body() request: InviteStaffDto): Promise<StaffInvitation> {
    return this.accounts.invite(staff, request);
  }

  @Post(':username/role')
  @ApiParam(USERNAME)
  @OfficeAction('staff.changeRole', {
    purpose: "Changes an account's role.",
    effect: 'Applies to the next call of the account.',
  })
  @ApiOperation({ summary: 'Change a role' })
  @ApiEnvelope(StaffAccount, { errors: [UnknownStaff, OwnAccount] })
  changeRole(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() request: StaffRoleDto,
  ): Promise<StaffAccount> {
    return this.accounts.changeRole(staff, username, request);
  }

  @Post(':username/networks')
  @ApiParam(USERNAME)
  @OfficeAction('staff.changeNetworks', {
    purpose: 'Limits an account to networks.',
    effect: 'Applies to the next call of the account: from elsewhere its session ends, and it cannot log in.',
  })
  @ApiOperation({ summary: 'Change the networks of an account' })
  @ApiEnvelope(StaffAccount, { errors: [UnknownStaff, OwnAccount] })
  changeNetworks(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() request: NetworksDto,
  ): Promise<StaffAccount> {
    return this.accounts.changeNetworks(staff, username, request);
  }

  @Post(':username/disable')
  @ApiParam(USERNAME)
  @OfficeAction('staff.disable', {
    purpose: 'Disables an account.',
    effect: 'Ends its sessions. It can be invited again.',
  })
  @ApiOperation({ summary: 'Disable an account' })
  @ApiEnvelope(StaffAccount, { errors: [UnknownStaff, OwnAccount] })
  disable(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<StaffAccount> {
    return this.accounts.disable(staff, username, reason);
  }
}
