import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ZodBody } from '../http/zod-body';
import { LobbyPasswords } from '../sessions/lobby-passwords';
import { PlaySessions } from '../sessions/play-sessions';
import { PAGE_HEADERS, renderNotice } from './page';

/** Path below the external API, like the specification's auto-login address (section 7). */
export const AUTO_LOGIN_PATH = '/external/spa/auto-login';

const formBody = z.object({
  username: z.string().min(1).max(40),
  password: z.string().min(1).max(200),
  state: z.string().max(40),
  lang: z.string().max(5),
});

/** Opens a sport lobby from a posted form with username and password; deliberately accepts forms from any site. */
@ApiExcludeController()
@Controller(AUTO_LOGIN_PATH)
export class AutoLoginController {
  constructor(
    private readonly passwords: LobbyPasswords,
    private readonly plays: PlaySessions,
  ) {}

  @Post()
  @HttpCode(303)
  async enter(@ZodBody(formBody) form: z.infer<typeof formBody>, @Res() reply: FastifyReply): Promise<void> {
    const entry = this.passwords.redeem(form.username.toUpperCase(), form.password);
    if (!entry) {
      const html = renderNotice('เข้าสู่ระบบไม่สำเร็จ', 'กรุณากลับไปเปิดห้องกีฬาอีกครั้งจากเว็บไซต์ของคุณ', null);
      await reply.status(401).headers(PAGE_HEADERS).send(html);
      return;
    }
    const { uri } = await this.plays.launch(entry.memberId, entry.opening);
    await reply.header('cache-control', 'no-store').redirect(uri, 303);
  }
}
