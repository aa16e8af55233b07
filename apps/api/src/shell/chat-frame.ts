import { languageOf } from '@housebrand/shared';
import { hostOf, PAGE_HEADERS, remoteAddressOf } from '@housebrand/shared/nest';
import { CHAT_FRAME_PATH } from '@housebrand/theming';
import type { AgentBootstrapService } from '@housebrand/theming/nest';
import type { FastifyInstance } from 'fastify';
import { chatPolicy } from '../http/chat-policy';
import { escapeHtml, scriptJson } from './html';

/**
 * Between the chat and the portal: it fetches the loader, opens the chat and tells the page above one of three words. It reads no message,
 * and what it says goes to the portal's origin alone.
 */
const SCRIPT = `(() => {
  const visit = JSON.parse(document.getElementById('visit').textContent);
  const tell = (news) => parent.postMessage(news, location.origin);
  const loader = document.createElement('script');
  loader.onerror = () => tell('chat-failed');
  loader.onload = async () => {
    try {
      await window.PortalChat.open({ language: visit.language, site: visit.site, onClose: () => tell('chat-closed') });
      tell('chat-ready');
    } catch {
      tell('chat-failed');
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

/** Serves the document in which an agent's chat runs without our origin. It is told the language and the agent's name, and no member. */
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
    // the edge reads `lang` from the address already; the document says the language again for the chat
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
