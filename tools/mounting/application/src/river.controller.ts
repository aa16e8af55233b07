import { Body, Controller, ForbiddenException, Get, Post } from '@nestjs/common';
import { IdentityGateway } from '@housebrand/providers-nest';
import { Guests } from './guests.js';
import { Sessions } from './sessions.js';

interface Credentials {
  prefix: string;
  username: string;
  password: string;
}

/** The application's own calls, which know nothing of envelopes and problem replies. */
@Controller('river')
export class RiverController {
  constructor(
    private readonly identity: IdentityGateway,
    private readonly sessions: Sessions,
    private readonly guests: Guests,
  ) {}

  @Post('login')
  async logIn(@Body() { prefix, username, password }: Credentials) {
    const clientSignature = await this.identity.clientSignature();
    const memberSystem = await this.identity.authenticate({ username, password, clientSignature });
    const { memberId } = await this.identity.identify(memberSystem);
    const gamePlatform = await this.identity.enterPlatform({ username, password, prefix });
    await this.guests.welcome(username);
    return {
      session: this.sessions.begin({
        prefix,
        username,
        password,
        memberId,
        tokens: { memberSystem, gamePlatform },
      }),
    };
  }

  @Get('guests')
  list() {
    return this.guests.all();
  }

  @Get('closed')
  refuse(): never {
    throw new ForbiddenException('not today');
  }
}
