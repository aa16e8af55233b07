import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { bannerTable } from './banner.tables';

/** The images in the banners of all agents. */
@Injectable()
export class BannerPictures {
  constructor(private readonly database: Database) {}

  /** Returns their addresses without duplicates. */
  async list(): Promise<string[]> {
    const { imgUrl } = bannerTable;
    const rows = await this.database.asOperator((tx) => tx.selectDistinct({ imgUrl }).from(bannerTable));
    return rows.map((row) => row.imgUrl);
  }
}
