import { Inject, Injectable } from '@nestjs/common';
import { Address } from '../http/address';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import type { MemberRow } from './members';

export interface Affiliate {
  link: string;
  image: string;
}

/** Referral links: created at a member's first visit, with the member's ID as code. */
@Injectable()
export class Affiliates {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
    private readonly address: Address,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  async find(member: MemberRow): Promise<Affiliate | null> {
    const made = await this.storage.row('select 1 from affiliate_link where member_id = $1', [member.id]);
    return made ? this.linkOf(member) : null;
  }

  async create(member: MemberRow): Promise<Affiliate> {
    await this.storage.rows(
      'insert into affiliate_link (member_id, created_at) values ($1, $2) on conflict (member_id) do nothing',
      [member.id, this.clock.now()],
    );
    return this.linkOf(member);
  }

  linkOf({ id, prefix }: Pick<MemberRow, 'id' | 'prefix'>): Affiliate {
    return {
      link: `${this.config.portalUrl}/${prefix}/r/${id}.html`,
      image: `${this.address.origin}/art/affiliates/${id}.svg`,
    };
  }
}
