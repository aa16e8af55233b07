import { getTableColumns } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, replaceList, type AgentTx } from '@housebrand/shared/nest';
import { isPortalPath, type Banner, type Schedule, type ScheduledBanner } from '../core';
import { bannerTable } from './banner.tables';

@Injectable()
export class BannersRepository {
  constructor(private readonly database: Database) {}

  /** Returns the agent's banners in their order. */
  async list(prefix: string): Promise<ScheduledBanner[]> {
    const { position, agent: _agent, ...columns } = getTableColumns(bannerTable);
    const rows = await this.database.read(prefix, (q) => q.select(columns).from(bannerTable).orderBy(position));
    return rows.map(({ startsAt, endsAt, ...banner }) => ({
      ...banner,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }));
  }
}

/** Replaces the agent's banners with these, in this order. @throws TypeError for a path that leaves the portal */
export async function replaceBanners(tx: AgentTx, banners: readonly (Banner & Partial<Schedule>)[]): Promise<void> {
  const external = banners.find(({ path }) => !isPortalPath(path));
  if (external) throw new TypeError(`banner ${external.id} leads outside the portal`);
  const rows = banners.map(({ startsAt, endsAt, ...banner }, position) => ({
    position,
    ...banner,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  }));
  await replaceList(tx, bannerTable, 'id', () => rows);
}
