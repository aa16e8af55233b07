import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Forbidden } from '@housebrand/shared';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { sharedPort } from '../processes/shared-port';
import { isOperatorsHost } from './operators-host';

/** Routes for operators, which members must not reach. */
const FOR_OPERATORS: ReadonlySet<string> = new Set([
  '/metrics',
  '/docs',
  '/docs/*',
  '/docs/openapi.json',
  '/docs/errors',
  '/docs/changelog',
]);
/** Routes on both ports: load balancers and operators need them. */
const FOR_BOTH: ReadonlySet<string> = new Set(['/health/live', '/health/ready']);

const operatorsSockets = new WeakSet<Socket>();

/**
 * Serves metrics and documentation on the operators' port only, and nothing else there. Rejects foreign `Host` headers.
 */
export function separateOperators(fastify: FastifyInstance, { opsHost }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw;
    const isOperators = operatorsSockets.has(socket);
    if (isOperators && !isOperatorsHost(headers.host, opsHost, socket.localAddress)) throw new Forbidden();
    // the matched route, regardless of how the address is spelled
    const route = request.routeOptions.url ?? '';
    if (FOR_BOTH.has(route) || FOR_OPERATORS.has(route) === isOperators) done();
    else reply.callNotFound();
  });
}

/** Opens the operators' port for the same application. It closes with the API. */
export async function listenForOperators(app: NestFastifyApplication, settings: Settings): Promise<Server> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => fastify.routing(request, response));
  server.on('connection', (socket) => operatorsSockets.add(socket));
  fastify.server.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...sharedPort(settings.opsPort), host: settings.opsHost }, resolve);
  });
  return server;
}
