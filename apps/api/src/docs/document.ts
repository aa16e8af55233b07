import type { INestApplication } from '@nestjs/common';
import { Messages, completeDocument, type Settings } from '@housebrand/shared/nest';

const DESCRIPTION = `The own API of the member portal.

Replies under \`/api/apps\` are \`{code: 200, message, data, meta?}\`, replies under \`/api/provider\` are \`{code: 0, message, result}\`.
A failure keeps the code of the specification in the envelope and tells the truth in the HTTP status. Messages are Thai;
\`?lang=en\` or \`Accept-Language: en\` makes them English. Every reply carries \`x-request-id\`.

Amounts named by the specification are baht with at most two decimals; fields ending in \`Satang\` are integers.`;

/** The OpenAPI document, built when it is first asked for. */
export async function buildDocument(app: INestApplication, settings: Settings): Promise<object> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder()
    .setTitle('Housebrand')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0')
    .setContact('Housebrand', settings.publicOrigin, '')
    // in live mode the page is on the operators' port, the calls are not
    .addServer(settings.mode === 'live' ? settings.publicOrigin : '/')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-user-auth', description: "A session's token, for API clients" },
      'x-user-auth',
    )
    .addApiKey({ type: 'apiKey', in: 'cookie', name: 'jwt', description: "A session's token as a cookie" }, 'jwt')
    .addApiKey({ type: 'apiKey', in: 'cookie', name: 'portalToken', description: 'Set by the login' }, 'portalToken')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-agent-key', description: 'Server-to-server calls of one agent' },
      'x-agent-key',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return completeDocument(document, app.get(Messages));
}
