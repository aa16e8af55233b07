import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import type { ProviderSiteAnswer } from '../core';
import { siteSettingTable } from './agent.tables';

/** The provider's last answer for each agent, for times when the provider is down. */
@Injectable()
export class SiteSettingRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string): Promise<ProviderSiteAnswer | null> {
    const { disabledProviders, disabledGames, isSmsOtp, readAt } = siteSettingTable;
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ disabledProviders, disabledGames, isSmsOtp, readAt }).from(siteSettingTable),
    );
    return row ?? null;
  }

  async save(prefix: string, { disabledProviders, disabledGames, ...answer }: ProviderSiteAnswer): Promise<void> {
    const values = { ...answer, disabledProviders: [...disabledProviders], disabledGames: [...disabledGames] };
    await this.database.write(prefix, (q) =>
      q
        .insert(siteSettingTable)
        .values({ agent: q.agent, ...values })
        .onConflictDoUpdate({ target: siteSettingTable.agent, set: values }),
    );
  }
}
