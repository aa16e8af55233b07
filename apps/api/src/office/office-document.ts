import type { INestApplication } from '@nestjs/common';
import { OfficeModule } from '@housebrand/office/nest';
import { completeDocument, Messages } from '@housebrand/shared/nest';
import { MenuClosed } from '@housebrand/tiers';
import { OfficeServerModule } from './office-server.module';

const DESCRIPTION = `The calls of the back office, for its own app. A session is a cookie; accounts of the platform name the agent
in the header \`x-office-agent\`. Each operation is open to the roles that \`GET /api/office/session\` tells an account.`;

const TAGS = [
  ['session', 'Logins and own sessions.'],
  ['today', 'What waits for staff, and figures by day.'],
  ['members', "Members' pages and what staff do with their accounts."],
  ['questions', "Members' questions."],
  ['money', 'Payments, moves, requests for approval and differences.'],
  ['campaigns', 'Campaigns, content and the look of the agent.'],
  ['keys', "The keys of the agent's servers."],
  ['webhooks', "Other systems that receive the agent's events, and deliveries to them."],
  ['audit', 'The audit trail of the agent.'],
  ['staff', 'The accounts of an agent, or of the platform.'],
] as const;

/** Builds the OpenAPI document of the office from the decorators. */
export async function buildOfficeDocument(app: INestApplication): Promise<object> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Housebrand back office')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0')
    .addServer('/');
  for (const [name, description] of TAGS) config.addTag(name, description);
  const described = config.build();
  described.info.license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } as { name: string };
  const document = SwaggerModule.createDocument(app, described, { include: [OfficeModule, OfficeServerModule] });
  return completeDocument(document, {
    messages: app.get(Messages, { strict: false }),
    behind: () => [],
    menuClosed: () => new MenuClosed('', ''),
  });
}
