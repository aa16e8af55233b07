import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { isPortalPath, type Banner } from '../core';
import { bannerTable } from './banner.tables';

@Injectable()
export class BannersRepository {
  constructor(private readonly database: Database) {}

  /** The agent's banners in their order. */
  list(prefix: string): Promise<Banner[]> {
    return this.database.forAgent(prefix, async (tx) => {
      const rows = await tx.select().from(bannerTable).orderBy(bannerTable.position);
      return rows.map(({ id, eyebrow, title, action, path, imgUrl }) => ({ id, eyebrow, title, action, path, imgUrl }));
    });
  }
}

/** Replaces an agent's banners by these, in this order. @throws TypeError for a path that leaves the portal */
export async function replaceBanners(tx: Transaction, agent: string, banners: readonly Banner[]): Promise<void> {
  const astray = banners.find(({ path }) => !isPortalPath(path));
  if (astray) throw new TypeError(`banner ${astray.id} leads outside the portal`);
  await tx.delete(bannerTable).where(eq(bannerTable.agent, agent));
  if (banners.length > 0) {
    await tx.insert(bannerTable).values(banners.map((banner, position) => ({ agent, position, ...banner })));
  }
}
