import {
  Controller,
  Get,
  GoneException,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { coverColor } from '../art/cover';
import { Members } from '../books/members';
import { SameOriginGuard } from '../http/same-origin.guard';
import { ZodBody } from '../http/zod-body';
import { type PlaySession, PlaySessions, TicketRefused } from '../sessions/play-sessions';
import { gameById } from '../world/catalogue';
import { WorldClock } from '../world/clock';
import { engineFor } from './engines';
import { PAGE_HEADERS, renderNotice, renderPage } from './page';
import { type RoundReply, type RoundRow, Rounds } from './rounds';

/** The engine of the game checks the bets and picks. */
const roundBody = z.strictObject({ roundId: z.uuid(), bets: z.array(z.unknown()) });
const stepBody = z.strictObject({ step: z.int().min(0).max(50), picks: z.unknown() });

const COOKIE = 'play';
const COOKIE_SECONDS = 4 * 3_600;

/** The games' pages. Exchanges a one-use ticket for a cookie limited to one page, so that no token stays in the address. */
@ApiExcludeController()
@Controller('play')
@UseGuards(SameOriginGuard)
export class PlayController {
  constructor(
    private readonly plays: PlaySessions,
    private readonly rounds: Rounds,
    private readonly members: Members,
    private readonly clock: WorldClock,
  ) {}

  @Get()
  async enter(@Query('ticket') ticket: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { session, secret } = await this.plays.redeem(ticket ?? '');
      const path = `/play/s/${session.id}`;
      const cookie = `${COOKIE}=${secret}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`;
      await reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(path, 303);
    } catch (error) {
      if (!(error instanceof TicketRefused)) throw error;
      await this.over(reply, error.redirectUrl);
    }
  }

  @Get('s/:id')
  async page(
    @Param('id') id: string,
    @Query('lang') lang: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.session(id, request);
    if (!found) return this.over(reply, null);
    const session = lang === 'th' || lang === 'en' ? ({ ...found, language: lang } as const) : found;
    const game = gameById(session.gameId)!;
    const html = renderPage({
      language: session.language,
      title: `${game.name} · ${game.studio}`,
      entry: 'game',
      themeColor: coverColor(game),
      data: await this.table(session),
    });
    await reply.headers(PAGE_HEADERS).send(html);
  }

  @Get('s/:id/table')
  async refresh(@Param('id') id: string, @Req() request: FastifyRequest) {
    return this.table(await this.required(id, request));
  }

  @Post('s/:id/rounds')
  @HttpCode(200)
  async play(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @ZodBody(roundBody) body: z.infer<typeof roundBody>,
  ) {
    return roundReply(await this.rounds.open(await this.required(id, request), body.roundId, body.bets));
  }

  @Post('s/:id/rounds/:roundId/steps')
  @HttpCode(200)
  async step(
    @Param('id') id: string,
    @Param('roundId') roundId: string,
    @Req() request: FastifyRequest,
    @ZodBody(stepBody) body: z.infer<typeof stepBody>,
  ) {
    return roundReply(await this.rounds.act(await this.required(id, request), roundId, body.step, body.picks));
  }

  private async table(session: PlaySession) {
    const game = gameById(session.gameId)!;
    const member = (await this.members.byId(session.memberId))!;
    const open = await this.rounds.openRound(session);
    const recent = await this.rounds.recent({ memberId: session.memberId, limit: 8 });
    return {
      session: session.id,
      language: session.language,
      redirectUrl: session.redirectUrl,
      member: member.username,
      creditSatang: Number(member.credit),
      game: {
        id: game.id,
        name: game.name,
        studio: game.studio,
        color: coverColor(game),
      },
      rules: engineFor(game).rules(game, this.clock.now()),
      openRound: open ? roundFields(open) : null,
      recent: recent.map(roundFields),
    };
  }

  /** Returns a game's session; other tickets have their own paths. */
  private async session(id: string, { headers }: FastifyRequest): Promise<PlaySession | undefined> {
    const secret = /(?:^|;\s*)play=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
    const found = secret ? await this.plays.find(id, secret) : undefined;
    return found && gameById(found.gameId) ? found : undefined;
  }

  private async required(id: string, request: FastifyRequest): Promise<PlaySession> {
    const session = await this.session(id, request);
    if (!session)
      throw new UnauthorizedException({ statusCode: 401, error: 'sessionOver', message: 'the play session has ended' });
    return session;
  }

  private async over(reply: FastifyReply, redirectUrl: string | null): Promise<void> {
    const html = renderNotice(
      'ลิงก์เข้าเกมหมดอายุแล้ว',
      'ลิงก์เข้าเกมใช้ได้ครั้งเดียวและมีอายุ 60 วินาที กรุณากลับไปเปิดเกมอีกครั้งจากหน้าล็อบบี้',
      redirectUrl ? { href: redirectUrl, label: 'กลับไปที่ล็อบบี้' } : null,
    );
    await reply.status(new GoneException().getStatus()).headers(PAGE_HEADERS).send(html);
  }
}

function roundFields(round: RoundRow) {
  return {
    roundId: round.id,
    gameId: round.game_id,
    status: round.status,
    stakeSatang: Number(round.stake),
    payoutSatang: Number(round.payout),
    step: round.steps,
    view: round.view,
    at: round.created_at.toISOString(),
  };
}

const roundReply = ({ round, credit }: RoundReply) => ({ ...roundFields(round), creditSatang: Number(credit) });
