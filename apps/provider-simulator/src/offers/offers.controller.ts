import {
  Controller,
  Get,
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
import { Members } from '../books/members';
import { SameOriginGuard } from '../http/same-origin.guard';
import { ZodBody } from '../http/zod-body';
import { PAGE_HEADERS, renderNotice, renderPage } from '../play/page';
import { type PlaySession, PlaySessions, TicketRefused } from '../sessions/play-sessions';
import { siteOf } from '../world/agents';
import { CAPSULES, CHECK_INS, type Offer, OFFERS, type Prize, REWARDS, WHEEL } from './prizes';
import { Turns } from './turns';

/** Game ID of a session on the member system's own site, which shows every offer. */
export const SITE = 'site';

const offerName = z.enum(OFFERS);
const turnBody = z.strictObject({ offer: offerName, choice: z.string().max(20).optional() });

const COOKIE_SECONDS = 4 * 3_600;

/** The external site's pages. Exchanges a one-use ticket for a cookie limited to one page. */
@ApiExcludeController()
@Controller('offers')
@UseGuards(SameOriginGuard)
export class OffersController {
  constructor(
    private readonly plays: PlaySessions,
    private readonly turns: Turns,
    private readonly members: Members,
  ) {}

  @Get()
  async enter(@Query('ticket') ticket: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { session, secret } = await this.plays.redeem(ticket ?? '');
      const path = `/offers/s/${session.id}`;
      const cookie = `offer=${secret}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`;
      await reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(path, 303);
    } catch (error) {
      if (!(error instanceof TicketRefused)) throw error;
      await over(reply, error.redirectUrl);
    }
  }

  @Get('s/:id')
  async page(
    @Param('id') id: string,
    @Query('lang') lang: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.session(id, request);
    if (!session) return over(reply, null);
    const language = lang === 'th' || lang === 'en' ? lang : session.language;
    const member = (await this.members.byId(session.memberId))!;
    const html = renderPage({
      language,
      title: siteOf(member.prefix)?.name ?? member.prefix,
      entry: 'offers',
      themeColor: session.colors?.ground ?? '#2d1b4e',
      data: { ...(await this.state(session)), language },
    });
    await reply.headers(PAGE_HEADERS).send(html);
  }

  /** Uses today's turn and returns the member's new status. */
  @Post('s/:id/turns')
  @HttpCode(200)
  async take(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @ZodBody(turnBody) { offer, choice }: z.infer<typeof turnBody>,
  ) {
    const session = await this.session(id, request);
    if (!session || !offersOf(session).includes(offer))
      throw new UnauthorizedException({ statusCode: 401, error: 'sessionOver', message: 'the session has ended' });
    await this.turns.take(session.memberId, offer, choice);
    return this.state(session);
  }

  private async state(session: PlaySession) {
    const member = (await this.members.byId(session.memberId))!;
    const offers = await Promise.all(
      offersOf(session).map(async (offer) => {
        const { prize, streak, nextAt } = await this.turns.state(member.id, offer);
        const prizes = PRIZES[offer].map(shown);
        return { offer, prizes, prize: prize && shown(prize), streak, nextAt: nextAt.toISOString() };
      }),
    );
    return {
      session: session.id,
      redirectUrl: session.redirectUrl,
      depositUrl: session.depositUrl,
      colors: session.colors,
      site: siteOf(member.prefix)?.name ?? member.prefix,
      member: member.username,
      creditSatang: Number(member.credit),
      points: member.points,
      offers,
    };
  }

  private session(id: string, { headers }: FastifyRequest): Promise<PlaySession | undefined> {
    const secret = /(?:^|;\s*)offer=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
    return secret ? this.plays.find(id, secret) : Promise.resolve(undefined);
  }
}

const PRIZES: Readonly<Record<Offer, readonly (Prize & { points?: number })[]>> = {
  wheel: WHEEL,
  gashapon: CAPSULES,
  'daily-check-in': CHECK_INS,
  reward: REWARDS,
};

function offersOf({ gameId }: PlaySession): readonly Offer[] {
  if (gameId === SITE) return OFFERS;
  return OFFERS.filter((offer) => offer === gameId);
}

function shown({ name, amount, points }: Prize & { points?: number }) {
  return { name, amountSatang: Number(amount), ...(points !== undefined && { points }) };
}

async function over(reply: FastifyReply, redirectUrl: string | null): Promise<void> {
  const html = renderNotice(
    'ลิงก์นี้หมดอายุแล้ว',
    'ลิงก์ใช้ได้ครั้งเดียวและมีอายุ 60 วินาที กรุณากลับไปเปิดใหม่อีกครั้ง',
    redirectUrl ? { href: redirectUrl, label: 'กลับไปที่เว็บไซต์' } : null,
  );
  await reply.status(410).headers(PAGE_HEADERS).send(html);
}
