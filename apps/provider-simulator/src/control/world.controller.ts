import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { regulars as regularsReply, WorldTime } from '@housebrand/providers';
import type { z } from 'zod';
import { Members } from '../books/members';
import { Payments } from '../books/payments';
import { Statement } from '../books/statement';
import { Address } from '../http/address';
import { Bots } from '../bots/bots';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { BetFeed } from '../feed/bet-feed';
import { Extensions } from '../wire/extensions';
import { Faults } from '../wire/faults';
import { profileOf } from '../wire/member-view';
import { WorldClock } from '../world/clock';
import { referrersOf } from '../world/friends';
import { Openings } from '../world/openings';
import { regulars, Seeder } from '../world/seeder';
import { clockBody, openingBody } from './control.schemas';

/** Control API for the clock, the studios' openings, and the reset to the seed. */
@ApiTags('control: world')
@Controller('control')
@UseGuards(LoopbackGuard)
export class WorldController {
  constructor(
    private readonly clock: WorldClock,
    private readonly seeder: Seeder,
    private readonly faults: Faults,
    private readonly openings: Openings,
    private readonly extensions: Extensions,
    private readonly feed: BetFeed,
    private readonly bots: Bots,
    private readonly statement: Statement,
    private readonly members: Members,
    private readonly payments: Payments,
    private readonly address: Address,
  ) {}

  @Get('clock')
  @ApiOperation({ summary: 'Get the simulated time' })
  async time(): Promise<WorldTime> {
    await this.seeder.reachToday();
    const { isReal, isFrozen } = this.clock;
    return { now: this.clock.now().toISOString(), isReal, isFrozen, epoch: this.seeder.epoch };
  }

  @Get('regulars')
  @ApiOperation({
    summary:
      'List seeded members with a history, in the wire format, their uplines, and their paid deposits and withdrawals',
  })
  async regulars(): Promise<z.infer<typeof regularsReply>> {
    await this.seeder.reachToday();
    const known = new Set(regulars().map(({ id }) => id));
    const members = await this.members.list(undefined);
    const paid = Map.groupBy(await this.payments.paid(), ({ member_id: memberId }) => memberId);
    const referrers = referrersOf(regulars());
    return members
      .filter(({ id }) => known.has(id))
      .map((member) => ({
        profile: profileOf(member, this.address.origin),
        referrer: referrers.get(member.username) ?? null,
        paid: (paid.get(member.id) ?? []).map(({ kind, id, amount, settled_at: settledAt }) => ({
          ...{ kind, id, amountSatang: Number(amount), settledAt: settledAt!.toISOString() },
        })),
      }));
  }

  @Post('clock')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set or advance the clock; {} follows the machine’s clock again' })
  @DocumentedBody(clockBody, { advanceMs: 86_400_000 })
  async setTime(@ZodBody(clockBody) { now, advanceMs, frozen }: z.infer<typeof clockBody>) {
    if (now) await this.clock.set(new Date(now), frozen ?? false);
    if (advanceMs) await this.clock.advance(advanceMs);
    if (!now && !advanceMs) await this.clock.followMachine();
    return this.time();
  }

  @Post('reset')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Reset to the seed: members, balances, sessions, rounds and clock; clears faults, opens all studios, enables all extensions',
  })
  async reset(): Promise<{ reset: true }> {
    this.faults.clear();
    this.openings.openAll();
    this.extensions.offerAll();
    this.feed.isUnruly = false;
    this.bots.play(0);
    await this.seeder.reset();
    this.bots.restart();
    return { reset: true };
  }

  @Get('openings')
  @ApiOperation({ summary: 'List which studios are open' })
  opening() {
    return this.openings.all();
  }

  @Post('openings')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close a studio for maintenance, or open it' })
  @DocumentedBody(openingBody, { provider: 'NAGX', isOpen: false, until: '2026-11-30T03:00:00+07:00' })
  setOpening(@ZodBody(openingBody) { provider, isOpen, until }: z.infer<typeof openingBody>) {
    if (isOpen) this.openings.open(provider);
    else this.openings.close(provider, until ? new Date(until) : null);
    return this.openings.of(provider);
  }

  @Get('balance-check')
  @ApiOperation({ summary: 'List members whose entries don’t add up to their credit; always empty' })
  async balanceCheck(): Promise<{ outOfBalance: string[] }> {
    return { outOfBalance: await this.statement.outOfBalance() };
  }
}
