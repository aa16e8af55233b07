import { Module } from '@nestjs/common';
import { PushController } from './push.controller';
import { PushInbox } from './push-inbox';

@Module({ controllers: [PushController], providers: [PushInbox], exports: [PushInbox] })
export class PushModule {}
