import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { RouteOptions } from 'fastify';
import { BodyBytes } from '../http/request-limits';

/** The part of Fastify's route configuration that marks our routes in a host application. */
interface MountedConfig {
  isMounted?: boolean;
  bodyLimit?: number;
}

/** Marks the route of a controller's method, so that {@link isMounted} finds it. A method has one configuration. */
export function markMounted(handlers: object, method: string): void {
  const handler = (handlers as Record<string, () => unknown>)[method]!;
  const bodyLimit = new Reflector().get(BodyBytes, handler) as number | undefined;
  const config: MountedConfig = { isMounted: true, ...(bodyLimit !== undefined && { bodyLimit }) };
  RouteConfig(config)(handlers, method, { value: handler });
}

/** Whether a route belongs to a mounted domain. */
export const isMounted = ({ config }: RouteOptions): boolean =>
  (config as MountedConfig | undefined)?.isMounted === true;
