import { Controller, Get, HttpCode, NotFoundException, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { newId } from '@housebrand/shared';
import type { z } from 'zod';
import { post } from '../books/ledger';
import { type MemberRow, Members } from '../books/members';
import { Statement } from '../books/statement';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { AccessTokens } from '../sessions/access-tokens';
import { PlaySessions } from '../sessions/play-sessions';
import { Storage } from '../storage/storage';
import { LaunchChecks } from '../wire/launch-checks';
import { WorldClock } from '../world/clock';
import { creditBody, launchBody, memberBody } from './control.schemas';
import { memberView, statementView } from './views';

/** Maximum entries of a statement, more than a seeded member has. */
const MAX_ENTRIES = 2_000;

/** Control API for members, their credit and their sessions. */
@ApiTags('control: members')
@Controller('control')
@UseGuards(LoopbackGuard)
export class MembersController {
  constructor(
    private readonly members: Members,
    private readonly statement: Statement,
    private readonly tokens: AccessTokens,
    private readonly plays: PlaySessions,
    private readonly checks: LaunchChecks,
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  @Get('members')
  @ApiOperation({ summary: 'List members; with `prefix`, of one agent' })
  async list(@Query('prefix') prefix?: string) {
    return (await this.members.list(prefix)).map(memberView);
  }

  @Post('members')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a member' })
  @DocumentedBody(memberBody, { prefix: 'MTO', username: 'MTONEW01', password: 'Chips-2026!', creditSatang: 50_000 })
  async create(@ZodBody(memberBody) body: z.infer<typeof memberBody>) {
    return memberView(await this.members.create({ ...body, creditSatang: BigInt(body.creditSatang) }));
  }

  @Get('members/:username')
  @ApiOperation({ summary: 'Get a member' })
  async one(@Param('username') username: string) {
    return memberView(await this.find(username));
  }

  @Get('members/:username/statement')
  @ApiOperation({ summary: 'List entries that moved the member’s credit, newest first' })
  async lines(@Param('username') username: string, @Query('limit') limit = '50') {
    const member = await this.find(username);
    return (await this.statement.of(member.id, Math.min(Number(limit) || 50, MAX_ENTRIES))).map(statementView);
  }

  @Post('members/:username/credit')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set the member’s credit; the statement shows the difference' })
  @DocumentedBody(creditBody, { creditSatang: 1_234_567 })
  async setCredit(@Param('username') username: string, @ZodBody(creditBody) body: z.infer<typeof creditBody>) {
    const { id } = await this.find(username);
    const at = this.clock.now();
    await this.storage.transaction(async (queries) => {
      const row = await queries.row<{ credit: bigint }>('select credit from member where id = $1 for update', [id]);
      const amount = BigInt(body.creditSatang) - row!.credit;
      if (amount === 0n) return;
      await post(queries, {
        memberId: id,
        kind: amount > 0n ? 'TRANSFER_IN' : 'TRANSFER_OUT',
        amount,
        reference: `desk-${newId()}`,
        at,
      });
    });
    return this.one(username);
  }

  @Post('sessions/:username/expire')
  @HttpCode(200)
  @ApiOperation({ summary: 'Expire the member’s tokens: authenticated calls answer 1005' })
  async expire(@Param('username') username: string): Promise<{ tokens: number }> {
    return { tokens: await this.tokens.expire((await this.find(username)).id) };
  }

  @Post('sessions/:username/revoke')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete the member’s tokens: authenticated calls answer 1003' })
  async revoke(@Param('username') username: string): Promise<{ tokens: number }> {
    return { tokens: await this.tokens.revoke((await this.find(username)).id) };
  }

  @Post('launches')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a launch address for a member, like startGame' })
  @DocumentedBody(launchBody, { username: 'MTODEMO1', gameID: 'NAGX-0001', language: 'th' })
  async launch(@ZodBody(launchBody) body: z.infer<typeof launchBody>) {
    const member = await this.find(body.username);
    const game = this.checks.game(body.gameID, null, member.prefix);
    const { uri, expiresAt } = await this.plays.launch(member.id, {
      gameId: game.id,
      language: body.language,
      redirectUrl: body.redirectUrl ?? this.checks.homeOf(member.prefix),
    });
    return { uri, expiresAt: expiresAt.toISOString() };
  }

  private async find(username: string): Promise<MemberRow> {
    const member = await this.members.byUsername(username);
    if (!member) throw new NotFoundException('no such member');
    return member;
  }
}
