import { FAULT_KINDS, PROVIDER_SYSTEMS } from '@housebrand/providers';
import { Controller, Get, Module, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LoopbackGuard } from '../http/same-origin.guard';
import { PAGE_HEADERS, renderPage } from '../play/page';
import { gamesOf } from '../world/catalogue';
import { allSites } from '../world/agents';

/** The bank desk: a page that uses the control API. */
@ApiExcludeController()
@Controller()
@UseGuards(LoopbackGuard)
export class DeskPageController {
  @Get()
  async page(@Res() reply: FastifyReply): Promise<void> {
    const samples = (
      ['Slot', 'Casino', 'Card', 'Poker', 'Keno', 'Lotto', 'Sport', 'Esport', 'Fish', 'Trade'] as const
    ).map((category) => ({
      category,
      games: gamesOf(category)
        .slice(0, 12)
        .map(({ id, name }) => ({ id, name })),
    }));
    const data = {
      agents: allSites().map(({ prefix, name }) => ({ prefix, name })),
      samples,
      faults: { kinds: FAULT_KINDS, systems: PROVIDER_SYSTEMS },
    };
    const html = renderPage({
      language: 'th',
      title: 'Bank desk · provider simulator',
      entry: 'desk',
      themeColor: '#0A1020',
      data,
    });
    await reply.headers({ ...PAGE_HEADERS, 'x-frame-options': 'DENY' }).send(html);
  }
}

@Module({ controllers: [DeskPageController] })
export class DeskModule {}
