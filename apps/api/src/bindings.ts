import { Global, Module } from '@nestjs/common';

/** What a domain needs of another, declared in its core and bound here. */
@Global()
@Module({})
export class BindingsModule {}
