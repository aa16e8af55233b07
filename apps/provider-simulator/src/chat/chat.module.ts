import { Controller, Get, Module, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PAGE_HEADERS, renderPage } from '../play/page';

const MAX_NAME_LENGTH = 60;

/**
 * A demo staff chat for sites without their own; not part of the provider. The page answers by itself, without staff, and stores
 * nothing. Its loader is `/assets/chat-loader.js`.
 */
@ApiExcludeController()
@Controller('chat')
export class ChatController {
  @Get()
  async room(@Query('lang') lang: unknown, @Query('site') site: unknown, @Res() reply: FastifyReply): Promise<void> {
    const language = lang === 'en' ? 'en' : 'th';
    const name = typeof site === 'string' ? site.slice(0, MAX_NAME_LENGTH) : '';
    const data = { language, site: name };
    const html = renderPage({ language, title: name || 'Chat', entry: 'chat', themeColor: '#101830', data });
    await reply.headers(PAGE_HEADERS).send(html);
  }
}

@Module({ controllers: [ChatController] })
export class ChatModule {}
