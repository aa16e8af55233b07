import { Injectable } from '@nestjs/common';
import { Clock, type MemberPrincipal } from '@housebrand/shared/nest';
import { __Name__EntryNotFound, openEntries, type __Name__Entry } from '../core';
import { __Name__Repository } from './__name__.repository';

@Injectable()
export class __Name__Service {
  constructor(
    private readonly entries: __Name__Repository,
    private readonly clock: Clock,
  ) {}

  /** The entries that are open now. */
  async list({ prefix }: MemberPrincipal): Promise<__Name__Entry[]> {
    return openEntries(await this.entries.all(prefix), this.clock.now());
  }

  /** @throws __Name__EntryNotFound */
  async find(member: MemberPrincipal, id: number): Promise<__Name__Entry> {
    const entry = (await this.list(member)).find((one) => one.id === id);
    if (!entry) throw new __Name__EntryNotFound();
    return entry;
  }
}
