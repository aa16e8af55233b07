import type { INestApplication } from '@nestjs/common';
import { callName, wireCalls } from '@housebrand/providers';
import { MenuClosed } from '@housebrand/tiers';
import { Messages, completeDocument, type CallBehind } from '@housebrand/shared/nest';
import { INTRODUCTION, TAGS } from './introduction';

/**
 * Builds the OpenAPI document from the decorators. `npm run openapi` writes it to `apps/api/openapi.json`, which the running API
 * serves; the document's test compares the two.
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
      { type: 'apiKey', in: 'header', name: 'x-user-auth', description: 'The session token, for programs and apps' },
      'x-user-auth',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'jwt',
        description: 'The session token, for clients that cannot set headers',
      },
      'jwt',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'portalToken',
        description: 'For browsers. Set at login; scripts cannot read it.',
      },
      'portalToken',
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-agent-key', description: 'Key for server-to-server calls of one agent' },
      'x-agent-key',
    );
  for (const [name, description] of TAGS) config.addTag(name, description);
  const described = config.build();
  described.info.license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } as { name: string };
  return completeDocument(SwaggerModule.createDocument(app, described), {
    messages: app.get(Messages, { strict: false }),
    behind,
    // an agent chooses this name; it is the same in both languages
    menuClosed: () => new MenuClosed('Coupons', 'VIP'),
  });
}

/** Provider calls that the outbox makes after the reply. */
const BY_OUTBOX: Readonly<Record<string, readonly string[]>> = {
  'POST /api/apps/payments/send_gift': ['memberSystem.debitTransfer', 'memberSystem.creditTransfer'],
  'POST /api/apps/coupons.redeem': ['memberSystem.creditTransfer'],
  'POST /api/apps/daily_quest.claim': ['memberSystem.creditTransfer'],
  'POST /api/apps/affiliates/withdraw_income': ['memberSystem.creditTransfer'],
};

/** Returns the provider calls of an operation: each contract names the operations that it serves. */
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
