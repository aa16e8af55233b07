import type { ServerDomain } from '@housebrand/shared/nest';
import { __camel__Messages } from '../core';
import { __Name__Module } from './__name__.module';

/** Registers this domain with the application. */
export const __camel__: ServerDomain = {
  name: '__name__',
  module: __Name__Module,
  messages: __camel__Messages,
};
