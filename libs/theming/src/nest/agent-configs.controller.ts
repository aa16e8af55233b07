import { Body, Controller, Get, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_PREFIX, Forbidden, InvalidInput } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiEnvelope,
  CurrentPrincipal,
  HotBodies,
  Public,
  requireSelf,
  type Principal,
} from '@housebrand/shared/nest';
import { AgentPrefixOverlap, AgentVersionConflict, UnknownAgent } from '../core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AgentConfigService } from './agent-config.service';
import { AgentEditorService, type AgentReport } from './agent-editor.service';
import { AgentKeyService } from './agent-key.service';
import { AgentCreatedDto, AgentSavedDto } from './dto/agent-saved.dto';
import { AgentConfigDto } from './dto/agent-sections.dto';
import { ChangeAgentDto, CreateAgentDto } from './dto/change-agent.dto';
import { PrefixParamDto } from './dto/prefix-param.dto';

const invalidColor = () =>
  new InvalidInput([{ field: 'themes.buttonPrimaryColor', messageKey: 'theming.invalidColor' }]);

@ApiTags('agents')
@Controller('api/apps/agent_configs')
export class AgentConfigsController {
  constructor(
    private readonly configs: AgentConfigService,
    private readonly editor: AgentEditorService,
    private readonly keys: AgentKeyService,
    private readonly bodies: HotBodies,
  ) {}

  @Get(':prefix')
  @Public()
  @ApiOperation({
    summary: "An agent's configuration",
    description: 'Public; carries an ETag. Specification section 3.',
  })
  @ApiEnvelope(AgentConfigDto, { errors: [UnknownAgent] })
  async find(
    @Param() { prefix }: PrefixParamDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { config, version } = await this.configs.view(prefix, request.ip);
    return this.bodies.serve(request, reply, `agent-config:${config.agentID}`, version, () => Promise.resolve(config), {
      isAddressed: true,
    });
  }

  @Post()
  @AgentKeyOnly()
  @ApiOperation({
    summary: 'Create an agent',
    description: "Ours, not in the specification. With MASTER's agent key only.",
  })
  @ApiEnvelope(AgentCreatedDto, { errors: [Forbidden, () => new AgentPrefixOverlap('MTOX', 'MTO'), invalidColor] })
  async create(@CurrentPrincipal() principal: Principal, @Body() creation: CreateAgentDto): Promise<AgentCreatedDto> {
    requireSelf(principal, DEFAULT_PREFIX);
    const report = await this.editor.create(creation);
    const { key } = await this.keys.create(report.config.agentID, 'created with the agent');
    return { ...report, agentKey: key };
  }

  @Patch(':prefix')
  @AgentKeyOnly()
  @ApiOperation({ summary: 'Change an agent', description: 'Ours. What is left out stays; a list replaces the list.' })
  @ApiEnvelope(AgentSavedDto, { errors: [Forbidden, UnknownAgent, () => new AgentVersionConflict(4), invalidColor] })
  async change(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix }: PrefixParamDto,
    @Body() change: ChangeAgentDto,
  ): Promise<AgentReport> {
    return this.editor.change(requireSelf(principal, prefix).prefix, change);
  }

  @Post(':prefix/check')
  @AgentKeyOnly()
  @ApiOperation({
    summary: 'Check a change without saving it',
    description: 'Ours. Reports what contrast would correct.',
  })
  @ApiEnvelope(AgentSavedDto, { errors: [Forbidden, UnknownAgent, invalidColor] })
  async check(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix }: PrefixParamDto,
    @Body() change: ChangeAgentDto,
  ): Promise<AgentReport> {
    return this.editor.check(requireSelf(principal, prefix).prefix, change);
  }
}
