import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { bannerTable } from './banner.tables';

/** Which pictures the banners of all agents show. */
@Injectable()
export class BannerPictures {
  constructor(private readonly database: Database) {}

  /** Their addresses, each once. */
  async list(): Promise<string[]> {
    const { imgUrl } = bannerTable;
    const rows = await this.database.asOperator((tx) => tx.selectDistinct({ imgUrl }).from(bannerTable));
    return rows.map((row) => row.imgUrl);
  }
}
