import { Injectable } from '@nestjs/common';
import { Database, replaceList, type AgentTx } from '@housebrand/shared/nest';
import { isPortalPath, type Banner } from '../core';
import { bannerTable } from './banner.tables';

@Injectable()
export class BannersRepository {
  constructor(private readonly database: Database) {}

  /** Returns the agent's banners in their order. */
  list(prefix: string): Promise<Banner[]> {
    const { id, eyebrow, title, action, path, imgUrl, position } = bannerTable;
    return this.database.read(prefix, (q) =>
      q.select({ id, eyebrow, title, action, path, imgUrl }).from(bannerTable).orderBy(position),
    );
  }
}

/** Replaces the agent's banners with these, in this order. @throws TypeError for a path that leaves the portal */
export async function replaceBanners(tx: AgentTx, banners: readonly Banner[]): Promise<void> {
  const external = banners.find(({ path }) => !isPortalPath(path));
  if (external) throw new TypeError(`banner ${external.id} leads outside the portal`);
  await replaceList(tx, bannerTable, 'id', () => banners.map((banner, position) => ({ position, ...banner })));
}
