import { Injectable } from '@nestjs/common';
import { UnknownAgent } from '@housebrand/theming';
import { AgentConfigService } from '@housebrand/theming/nest';
import { TierAgents } from '@housebrand/tiers';

@Injectable()
export class ConfiguredTierAgents extends TierAgents {
  constructor(private readonly agents: AgentConfigService) {
    super();
  }

  async assertExists(prefix: string): Promise<void> {
    if (!(await this.agents.findRecord(prefix))) throw new UnknownAgent();
  }
}
