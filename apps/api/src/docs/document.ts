import type { INestApplication } from '@nestjs/common';
import { callName, wireCalls } from '@housebrand/providers';
import { MenuClosed } from '@housebrand/tiers';
import { Messages, completeDocument, type CallBehind } from '@housebrand/shared/nest';
import { INTRODUCTION, TAGS } from './introduction';

/**
 * The OpenAPI document as the decorators describe it. `npm run openapi` writes it to `apps/api/openapi.json`, which is what the
 * running API serves; the document's test compares the two.
 */
export async function buildDocument(app: INestApplication): Promise<object> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Housebrand API')
    .setDescription(INTRODUCTION)
    .setVersion('0.1.0')
    .addServer('/')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-user-auth', description: "A session's token, for programs and apps" },
      'x-user-auth',
    )
    .addApiKey(
      { type: 'apiKey', in: 'cookie', name: 'jwt', description: 'The same token, where no header can be set' },
      'jwt',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'portalToken',
        description: 'The browser’s way: set by the login, out of reach of scripts',
      },
      'portalToken',
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-agent-key', description: 'Server-to-server calls of one agent' },
      'x-agent-key',
    );
  for (const [name, description] of TAGS) config.addTag(name, description);
  const described = config.build();
  described.info.license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } as { name: string };
  return completeDocument(SwaggerModule.createDocument(app, described), {
    messages: app.get(Messages, { strict: false }),
    behind,
    // a name that an agent made up: it is the same in both languages
    menuClosed: () => new MenuClosed('VIP'),
  });
}

/** Calls that the outbox makes once the reply is out. */
const BY_OUTBOX: Readonly<Record<string, readonly string[]>> = {
  'POST /api/apps/payments/send_gift': ['memberSystem.debitTransfer', 'memberSystem.creditTransfer'],
  'POST /api/apps/coupons.redeem': ['memberSystem.creditTransfer'],
  'POST /api/apps/daily_quest.claim': ['memberSystem.creditTransfer'],
  'POST /api/apps/affiliates/withdraw_income': ['memberSystem.creditTransfer'],
};

/** The provider's calls that lead somewhere because of an operation: each contract names the operations it serves. */
export function behind(operation: string): CallBehind[] {
  return wireCalls
    .filter((contract) => {
      const { serves } = contract as { serves: readonly string[] };
      return serves.includes(operation) || (BY_OUTBOX[operation] ?? []).includes(callName(contract));
    })
    .map((contract) => ({
      name: callName(contract),
      route: `${contract.method} ${contract.path}`,
      movesMoney: contract.movesMoney,
    }));
}
