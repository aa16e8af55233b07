import {
  BadRequestException,
  Controller,
  ForbiddenException,
  GoneException,
  HttpCode,
  Param,
  Post,
  Req,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PushInbox } from './push-inbox';
import { senderOf } from './vapid';

/** A browser's push service (RFC 8030): keeps the encrypted messages, which the control API shows. */
@ApiExcludeController()
@Controller('push')
export class PushController {
  constructor(private readonly inbox: PushInbox) {}

  @Post(':browser')
  @HttpCode(201)
  receive(@Param('browser') browser: string, @Req() { headers, body, protocol, host }: FastifyRequest): void {
    const ttl = Number(headers['ttl']);
    const isEncrypted = headers['content-encoding'] === 'aes128gcm' && Buffer.isBuffer(body);
    if (!Number.isInteger(ttl) || !isEncrypted) throw new BadRequestException('no encrypted message with a TTL');
    // the signature is for the machine's time, not for the simulated one
    const sender = senderOf(headers.authorization, `${protocol}://${host}`, new Date());
    if (sender === null) throw new ForbiddenException('no valid VAPID signature');
    const message = { ttl, urgency: String(headers['urgency']), sender, body: body.toString('base64url') };
    if (!this.inbox.receive(browser, message)) throw new GoneException('unsubscribed');
  }
}
