export { theming } from './theming.domain';
export * from './agent-bootstrap.service';
export * from './agent-config.service';
export * from './agent-editor.service';
export * from './agent-key.service';
export type { AgentChange, AgentDetails, AgentLook, AgentRecord } from './agent-record';
export { ChangeAgentDto, CreateAgentDto } from './dto/change-agent.dto';
export * from './theming.module';
