import { startSession } from '@housebrand/auth/react';
import type { Language } from '@housebrand/shared';
import { countSlices, createI18n, setFirstAnswers, type FirstAnswers } from '@housebrand/shared/react';
import type { AgentBootstrap } from '@housebrand/theming';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app';

/** What a first view is drawn from. Nothing of a member is in it. */
export interface ViewRequest {
  /** Path and query. */
  url: string;
  language: Language;
  bootstrap: AgentBootstrap;
  /** What the API would answer, by address. */
  answers: FirstAnswers;
}

export interface ViewDrawing {
  /** What stands in the page's root. */
  html: string;
  /** How many parts of it React takes over by themselves. */
  slices: number;
}

/**
 * Draws a page as its visitor sees it before anybody knows who that is. One drawing after the other: words and session are
 * one for the whole program.
 * @throws whatever a component throws: a view with a hole in it is none
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

/** The channel to whoever wants views drawn. */
interface Channel {
  on(event: 'message', listener: (request: ViewRequest) => void): void;
  postMessage(reply: { drawing: ViewDrawing } | { failure: string }): void;
}

/** Answers each request on the channel, which sends one at a time. */
export function serve(channel: Channel): void {
  channel.on('message', (request) => {
    draw(request).then(
      (drawing) => channel.postMessage({ drawing }),
      (error: unknown) => channel.postMessage({ failure: String(error) }),
    );
  });
}
