import { Body, Controller, Get, Headers, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AgentKeyNeeded, InvalidInput, KeyNetworkRefused, TooManyRequests } from '@housebrand/shared';
import {
  ApiCall,
  AgentKeyOnly,
  ApiAgentPath,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  MasterKeyOnly,
  NamesAnother,
  Public,
  RemoteAddress,
  RequestedHost,
  type Caller,
  type PreparedResponse,
  ApiAddition,
} from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { AgentPrefixOverlap, AgentVersionConflict, UnknownAgent, type AgentSettings } from '../core';
import { AgentConfigService } from './agent-config.service';
import { AgentKeyService } from './agent-key.service';
import { AgentEditorService, type AgentReport } from './agent-editor.service';
import { AgentCreatedDto, AgentSavedDto } from './dto/agent-saved.dto';
import { AgentConfigDto } from './dto/agent-sections.dto';
import { changes, creations } from './dto/agent-examples';
import { ChangeAgentDto, CreateAgentDto } from './dto/change-agent.dto';
import { PrefixParamDto } from './dto/prefix-param.dto';

/** A list of disabled games may contain every game. */
const CONFIG_BYTES = 256 * 1024;

const tooMany = () => new TooManyRequests(60);
const invalidColor = () =>
  new InvalidInput([{ field: 'themes.buttonPrimaryColor', messageKey: 'theming.invalidColor' }]);

@ApiTags('agents')
@Controller('api/apps/agent_configs')
export class AgentConfigsController {
  constructor(
    private readonly configs: AgentConfigService,
    private readonly editor: AgentEditorService,
    private readonly keys: AgentKeyService,
  ) {}

  @Get(':prefix')
  @Public()
  @ApiCall('getAgentConfig', {
    purpose: 'The first call of a portal: name, look, menus, contact and rules of an agent.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({
    summary: "Get an agent's configuration",
    description:
      "Public, with an `ETag`. Specification section 3. With the agent's own key in `x-agent-key`, `seamlessLogin` also contains `fromAgents`, `toAgents` and `whiteListMembers`; that reply is not cached. A key of another agent, or without the scope `settings`, changes nothing.",
  })
  @ApiEnvelope(AgentConfigDto, { errors: [UnknownAgent, AgentKeyNeeded, KeyNetworkRefused] })
  async find(
    @Param() { prefix }: PrefixParamDto,
    @RemoteAddress() ip: string,
    @RequestedHost() host: string,
    @Headers('x-agent-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PreparedResponse | AgentSettings> {
    const visit = { ip, host };
    if (key === undefined || !(await this.keys.isOwn(key, prefix, ip))) return this.configs.prepared(prefix, visit);
    void reply.header('cache-control', 'no-store');
    return this.configs.settings(prefix, visit);
  }

  @Post()
  @MasterKeyOnly()
  @NamesAnother('prefix')
  @ApiBody({ type: CreateAgentDto, examples: creations })
  @BodyLimit(CONFIG_BYTES)
  @ApiAddition()
  @ApiCall('createAgent', {
    purpose:
      'Adds a new agent. A name and ten colours are enough; omitted pictures are drawn and omitted settings are derived.',
    effect:
      'Creates the agent and its first key. The portal is available immediately. The key is shown only in this reply.',
    repeat: 'never',
  })
  @ApiOperation({
    summary: 'Create an agent',
    description: "Requires MASTER's agent key.",
  })
  @ApiEnvelope(AgentCreatedDto, { errors: [() => new AgentPrefixOverlap('MTOX', 'MTO'), invalidColor] })
  create(@Body() creation: CreateAgentDto): Promise<AgentCreatedDto> {
    return this.editor.createWithKey(creation, 'agent key');
  }

  @Patch(':prefix')
  @ApiBody({ type: ChangeAgentDto, examples: changes })
  @AgentKeyOnly()
  @BodyLimit(CONFIG_BYTES)
  @ApiAddition()
  @ApiCall('changeAgent', {
    purpose: 'Changes the look or the rules of an agent.',
    effect: 'Saves a new version, which all instances use immediately.',
    repeat: 'safe',
    limits: '30 changes per minute and agent key.',
  })
  @ApiOperation({
    summary: 'Change an agent',
    description: 'Omitted fields keep their value. A list replaces the existing list.',
  })
  @ApiAgentPath()
  @ApiEnvelope(AgentSavedDto, {
    errors: [UnknownAgent, () => new AgentVersionConflict(4), invalidColor, tooMany],
  })
  change(
    @CurrentCaller() { prefix }: Caller,
    @Headers('x-agent-key') key: string,
    @Body() change: ChangeAgentDto,
  ): Promise<AgentReport> {
    return this.editor.changeByKey(prefix, key, change);
  }

  @Post(':prefix/check')
  @ApiBody({ type: ChangeAgentDto, examples: changes })
  @AgentKeyOnly()
  @BodyLimit(CONFIG_BYTES)
  @ApiAddition()
  @ApiCall('checkAgentChange', {
    purpose: 'Shows the result of a change, including the colours that would be corrected.',
    effect: 'None: nothing is saved.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Preview a change of an agent',
    description: 'Reports the corrections needed for contrast.',
  })
  @ApiAgentPath()
  @ApiEnvelope(AgentSavedDto, { errors: [UnknownAgent, invalidColor] })
  check(@CurrentCaller() { prefix }: Caller, @Body() change: ChangeAgentDto): Promise<AgentReport> {
    return this.editor.check(prefix, change);
  }
}
