import { PortalProvider } from '@housebrand/shared/react';
import type { Portal } from '@housebrand/shared/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Game } from '../core/contracts';

/** What a spec's server answers: the content of the envelope, or a failure with its status. */
export type Answer = { result: unknown } | { status: number; code: number; message: string };
export type Server = (path: string, body: unknown) => Answer | Promise<Answer> | undefined;

export const REQUEST_ID = '5f20a9d1-7c1e-4b02-9a3e-0011aabbc81e';

/** Puts a server in the place of the network; answers the calls it got, as `METHOD path`. */
export function serve(server: Server): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const path = String(input);
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = (await server(path, body)) ?? { status: 404, code: 404, message: 'not found' };
    const isProvider = path.startsWith('/api/provider/');
    const reply =
      'result' in answer
        ? { code: isProvider ? 0 : 200, message: '', data: answer.result, result: answer.result }
        : { code: answer.code, message: answer.message, data: null, result: null, requestId: REQUEST_ID };
    const status = 'result' in answer ? 200 : answer.status;
    return { ok: status === 200, status, headers: new Headers(), json: async () => reply } as unknown as Response;
  };
  return calls;
}

export interface PortalForSpecsProps {
  /** Where the history begins, prefix included. */
  at: string;
  username?: string | null;
  children: ReactNode;
}

/** Everything a screen finds around itself in the app. */
export function PortalForSpecs({ at, username = 'MTODEMO1', children }: PortalForSpecsProps) {
  const portal: Portal = { prefix: 'MTO', name: 'MTO Lounge', username, minimumAge: 20 };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <PortalProvider portal={portal}>{children}</PortalProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

export function gameForSpecs(number: number, differences: Partial<Game> = {}): Game {
  return {
    id: `NAGX-${String(number).padStart(4, '0')}`,
    name: `Game ${number}`,
    provider: 'NAGX',
    gameType: 'Slot',
    refID: String(number),
    imgUrl: `/media/games/NAGX-${number}/v.webp?v=1`,
    imgUrlH: `/media/games/NAGX-${number}/h.webp?v=1`,
    color: '#123456',
    providerTier: '',
    isNew: false,
    isJackpot: false,
    rank: number,
    ...differences,
  };
}
