import { Global, Module } from '@nestjs/common';
import { AgentBootstrapService } from './agent-bootstrap.service';
import { AgentConfigService } from './agent-config.service';
import { AgentConfigsController } from './agent-configs.controller';
import { AgentEditorService } from './agent-editor.service';
import { AgentKeyRepository } from './agent-key.repository';
import { AgentKeyService } from './agent-key.service';
import { AgentRepository } from './agent.repository';
import { SiteConfigService } from './site-config.service';
import { SiteDirectory } from './site-directory';
import { SiteSettingRepository } from './site-setting.repository';

const services = [AgentConfigService, AgentEditorService, AgentKeyService, AgentBootstrapService, SiteDirectory];

/** Agents: their configuration, keys and look. Global, because the app binds other domains' ports to these services. */
@Global()
@Module({
  controllers: [AgentConfigsController],
  providers: [AgentRepository, AgentKeyRepository, SiteSettingRepository, SiteConfigService, ...services],
  exports: services,
})
export class ThemingModule {}
