import { Injectable } from '@nestjs/common';
import { isPrefix, NotFound, normalizePrefix } from '@housebrand/shared';
import type { Banner } from '../core';
import { BannersRepository } from './banners.repository';

/** Reads and writes the banners of an agent; what is written is told to every instance at once. */
@Injectable()
export class BannersService {
  constructor(private readonly banners: BannersRepository) {}

  /** @throws NotFound when the id cannot be an agent's */
  async list(agentID: string): Promise<Banner[]> {
    const prefix = normalizePrefix(agentID);
    if (!isPrefix(prefix)) throw new NotFound();
    return this.banners.list(prefix);
  }
}
