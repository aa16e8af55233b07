import { languageOf } from '@housebrand/shared';
import { hostOf, PAGE_HEADERS, remoteAddressOf } from '@housebrand/shared/nest';
import { CHAT_FRAME_PATH } from '@housebrand/theming';
import type { AgentBootstrapService } from '@housebrand/theming/nest';
import type { FastifyInstance } from 'fastify';
import { chatPolicy } from '../http/chat-policy';
import { escapeHtml, scriptJson } from './html';

/**
 * Connects the chat and the portal: fetches the loader, opens the chat and posts one of three messages to the portal's
 * origin only. It reads no messages.
 */
const SCRIPT = `(() => {
  const visit = JSON.parse(document.getElementById('visit').textContent);
  const notify = (message) => parent.postMessage(message, location.origin);
  const loader = document.createElement('script');
  loader.onerror = () => notify('chat-failed');
  loader.onload = async () => {
    try {
      await window.PortalChat.open({ language: visit.language, site: visit.site, onClose: () => notify('chat-closed') });
      notify('chat-ready');
    } catch {
      notify('chat-failed');
    }
  };
  loader.src = visit.loader;
  document.head.append(loader);
})();`;

interface Visit {
  language: string;
  /** The agent's name. */
  site: string;
  loader: string;
}

const page = (visit: Visit): string => `<!doctype html>
<html lang="${visit.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(visit.site)}</title>
<script type="application/json" id="visit">${scriptJson(visit)}</script>
</head>
<body><script>${SCRIPT}</script></body>
</html>`;

/**
 * Serves the document in which an agent's chat runs with an opaque origin. The chat gets the language and the agent's
 * name, but no member data.
 */
export function mountChatFrame(fastify: FastifyInstance, agents: Pick<AgentBootstrapService, 'forShell'>): void {
  fastify.get<{ Params: { prefix: string } }>(CHAT_FRAME_PATH, async (request, reply) => {
    const {
      name: site,
      liveChat,
      bootstrap,
    } = await agents.forShell(request.params.prefix.toUpperCase(), {
      ip: remoteAddressOf(request),
      host: hostOf(request),
    });
    if (liveChat === null) return reply.callNotFound();
    // repeat the address's `lang` in the document, because the chat reads it from there
    const language = languageOf(languageIn(request.url));
    return reply
      .headers({
        ...PAGE_HEADERS,
        'content-security-policy': chatPolicy(SCRIPT, liveChat, bootstrap.embeddingOrigins),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page({ language, site, loader: liveChat }));
  });
}

const languageIn = (url: string): string => new URL(url, 'http://portal').searchParams.get('lang') ?? '';
