import type { Settings } from '@housebrand/shared/nest';
import { introductionOf } from './introduction';

/**
 * Serves the committed document of `npm run openapi`, which needs neither the decorators nor the packages that read them.
 * In live mode the page is on the operators' port, but the calls are not.
 */
export async function servedDocument(settings: Settings): Promise<object> {
  const { default: document } = await import('../../openapi.json', { with: { type: 'json' } });
  const info = { ...document.info, description: introductionOf(settings) };
  return { ...document, info, ...(settings.mode === 'live' && { servers: [{ url: settings.publicOrigin }] }) };
}
