import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { OfficeAgents, type OfficeAgent } from '@housebrand/office';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { AgentConfigService } from '@housebrand/theming/nest';

/** Binds the agents of the office to theming. */
const agents: FactoryProvider<OfficeAgents> = {
  provide: OfficeAgents,
  inject: [AgentConfigService, Database],
  useFactory: (configs: AgentConfigService, database: Database): OfficeAgents => {
    const find = async (prefix: string): Promise<OfficeAgent | null> => {
      const record = await configs.findRecord(prefix);
      return record && { prefix: record.prefix, name: record.name, timeZone: record.details.timeZone };
    };
    return {
      find,
      list: async () => {
        const { rows } = await database.operatorQuery<{ agent: string }>({
          text: 'select agent from agent order by agent',
        });
        const found = await Promise.all(rows.map(({ agent }) => find(agent)));
        return found.filter((one): one is OfficeAgent => one !== null && one.prefix !== DEFAULT_PREFIX);
      },
    };
  },
};

/** The agents of the installation, for the accounts of the office. */
@Global()
@Module({ providers: [agents], exports: [OfficeAgents] })
export class OfficeAgentsModule {}
