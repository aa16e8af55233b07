import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { staffEdit } from '@housebrand/office';
import { NewOfficeKey, OfficeKey, OfficeKeys } from '@housebrand/office/contracts';
import { NetworksDto, OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden, NotFound } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { CreateKeyDto } from '../dto/keys.dto';
import { ID_PARAM } from '../dto/office.dto';
import { OfficeKeysService } from './office-keys.service';

/** The keys of an agent's servers. */
@ApiTags('keys')
@Controller('api/office/keys')
export class OfficeKeysController {
  constructor(private readonly keys: OfficeKeysService) {}

  @Get()
  @OfficeOperation('keys.read', { purpose: "Lists the keys of the agent's servers, oldest first." })
  @ApiOperation({ summary: 'List keys' })
  @ApiEnvelope(OfficeKeys, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal): Promise<OfficeKeys> {
    return this.keys.list(prefix);
  }

  @Post()
  @HttpCode(200)
  @OfficeOperation('keys.edit', {
    purpose: 'Creates a key.',
    effect: 'The key is shown only in this reply, which is not stored anywhere.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Create a key' })
  @ApiEnvelope(NewOfficeKey, { errors: [Forbidden] })
  create(@Staff() staff: StaffPrincipal, @Body() { reason, ...key }: CreateKeyDto): Promise<NewOfficeKey> {
    return this.keys.create(staff.prefix, key, staffEdit(staff, reason));
  }

  @Post(':id/networks')
  @ApiParam(ID_PARAM)
  @OfficeAction(
    'keys.edit',
    { purpose: 'Limits a key to networks.', effect: 'Calls with the key from elsewhere get 403 from then on.' },
    'keys.limit',
  )
  @ApiOperation({ summary: 'Change the networks of a key' })
  @ApiEnvelope(OfficeKey, { errors: [Forbidden, NotFound] })
  limit(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { networks, reason }: NetworksDto,
  ): Promise<OfficeKey> {
    return this.keys.limit(staff.prefix, id, networks, staffEdit(staff, reason));
  }

  @Post(':id/revoke')
  @ApiParam(ID_PARAM)
  @OfficeAction(
    'keys.edit',
    { purpose: 'Revokes a key for good.', effect: 'Calls with the key get 401 from then on.' },
    'keys.revoke',
  )
  @ApiOperation({ summary: 'Revoke a key' })
  @ApiEnvelope(OfficeKey, { errors: [Forbidden, NotFound] })
  revoke(@Staff() staff: StaffPrincipal, @Param('id') id: string, @Body() { reason }: ReasonDto): Promise<OfficeKey> {
    return this.keys.revoke(staff.prefix, id, staffEdit(staff, reason));
  }
}
