import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LANGUAGE_COOKIE, languageOf } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  RequestContext,
  SessionOptional,
  setCookie,
  Settings,
} from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { ForeignOrigin } from '../../core';
import { LanguageSetting } from '../../core/contracts';
import { LanguageRequestDto } from '../dto/language.dto';

@ApiTags('account')
@Controller('api/provider')
export class LanguageController {
  constructor(
    private readonly settings: Settings,
    private readonly context: RequestContext,
  ) {}

  @Post('language')
  @SessionOptional()
  @BodyLimit(1024)
  @ApiAddition()
  @ApiCall('setLanguage', {
    purpose: "Sets the language of this browser's pages, which the server renders first.",
    effect: 'Sets the cookie `lang`. Pages of other sites get no cookie: they send `lang` with each call.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Set the language',
    description:
      'The reply says which language applies: an unsupported one means the default (specification section 5).',
  })
  @ApiEnvelope(LanguageSetting, { errors: [ForeignOrigin] })
  set(@Body() request: LanguageRequestDto, @Res({ passthrough: true }) reply: FastifyReply): LanguageSetting {
    const language = languageOf(request.language);
    if (!this.context.isFromOtherSite) {
      setCookie(reply, LANGUAGE_COOKIE, language, this.settings, { isReadByScripts: true });
    }
    return { language };
  }
}
