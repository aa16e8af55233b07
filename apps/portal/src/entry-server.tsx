import { startSession } from '@housebrand/auth/react';
import type { Language } from '@housebrand/shared';
import { countSlices, createI18n, setFirstAnswers, type FirstAnswers } from '@housebrand/shared/react';
import type { AgentBootstrap } from '@housebrand/theming';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app';

/** The input of a first view. It contains no member's data. */
export interface ViewRequest {
  /** Path and query. */
  url: string;
  language: Language;
  bootstrap: AgentBootstrap;
  /** The API's replies, by address. */
  answers: FirstAnswers;
}

export interface ViewDrawing {
  /** Content of the page's root. */
  html: string;
  /** Number of slices that React hydrates separately. */
  slices: number;
}

/**
 * Renders a page as its visitor sees it before the session is known. Render one view at a time: messages and session
 * are global.
 * @throws whatever a component throws: an incomplete view is useless
 */
export async function draw({ url, language, bootstrap, answers }: ViewRequest): Promise<ViewDrawing> {
  createI18n(language);
  setFirstAnswers(answers);
  startSession(bootstrap.hasPortalToken);
  const failures: unknown[] = [];
  const slices = countSlices();
  const { prelude } = await prerender(
    <slices.Counter>
      <StaticRouter location={url}>
        <App bootstrap={bootstrap} />
      </StaticRouter>
    </slices.Counter>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, slices: slices.count() };
}

/** The channel to the caller that requests views. */
interface Channel {
  on(event: 'message', listener: (request: ViewRequest) => void): void;
  postMessage(reply: { drawing: ViewDrawing } | { failure: string }): void;
}

/** Replies to each request on the channel; the caller sends one at a time. */
export function serve(channel: Channel): void {
  channel.on('message', (request) => {
    draw(request).then(
      (drawing) => channel.postMessage({ drawing }),
      (error: unknown) => channel.postMessage({ failure: String(error) }),
    );
  });
}
