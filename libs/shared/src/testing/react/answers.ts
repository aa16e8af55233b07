import { APP_SUCCESS, PROVIDER_SUCCESS, type Challenge } from '@housebrand/shared';

/** The request id of every refusal in a test. */
export const REQUEST_ID = '5f20a9d1-7c1e-4b02-9a3e-0011aabbc81e';

/** A request that a screen sent. */
export interface SentRequest {
  method: string;
  /** Path and query, as sent. */
  address: string;
  body: unknown;
}

/** A reply that is not a success: HTTP status and envelope. */
class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly code: number,
    readonly errors: readonly { field: string; message: string }[],
    readonly challenge: Challenge | undefined,
  ) {}
}

/** A refusal by the server. `code` is the envelope's; it defaults to the status. */
export function refusal(
  status: number,
  message: string,
  {
    code = status,
    errors = [],
    challenge,
  }: { code?: number; errors?: readonly { field: string; message: string }[]; challenge?: Challenge } = {},
): unknown {
  return new Refusal(status, message, code, errors, challenge);
}

class PageOf {
  constructor(
    readonly entries: readonly unknown[],
    readonly total: number,
  ) {}
}

/** A page of a list with `total` entries. */
export function pageOf(entries: readonly unknown[], total: number): unknown {
  return new PageOf(entries, total);
}

/** Returns the answers one after the other and repeats the last one. */
export function inTurn(...answers: readonly unknown[]): (request: SentRequest) => unknown {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer;
  };
}

/**
 * The server's replies by address: `'/api/apps/banners'`, or with a method, `'POST /api/provider/login'`. An address
 * with a query takes precedence over the one without. A value is the content of the envelope; a function is called
 * for each request and may return a promise.
 */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Replaces the network with a table of answers and returns the requests sent. An address missing from the table is
 * refused with 404, and the message names it.
 * @param serverTime the replies' date; without it they have none
 */
export function serveAnswers(answers: Answers, serverTime?: Date): SentRequest[] {
  const headers: Record<string, string> = serverTime ? { date: serverTime.toUTCString() } : {};
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const address = String(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method: init?.method ?? 'GET', address, body };
    sent.push(request);
    return reply(address, await answerTo(request, answers), headers);
  };
  return sent;
}

async function answerTo(request: SentRequest, answers: Answers): Promise<unknown> {
  const { method, address } = request;
  const path = address.split('?')[0]!;
  const key = [`${method} ${address}`, address, `${method} ${path}`, path].find((name) => Object.hasOwn(answers, name));
  if (key === undefined) return refusal(404, `no answer for ${method} ${address}`);
  const answer = answers[key];
  return typeof answer === 'function' ? (answer as (requested: SentRequest) => unknown)(request) : answer;
}

function reply(address: string, answer: unknown, headers: Record<string, string>): Response {
  if (answer instanceof Error) throw answer;
  if (answer instanceof Refusal) {
    const { status, message, code, errors, challenge } = answer;
    const refused = { code, message, errors, challenge, requestId: REQUEST_ID, data: null, result: null };
    return response(status, refused, headers);
  }
  const content = answer instanceof PageOf ? answer.entries : answer;
  const meta = answer instanceof PageOf ? { meta: { total: answer.total } } : {};
  return response(
    200,
    address.startsWith('/api/provider/')
      ? { code: PROVIDER_SUCCESS, message: '', result: content, ...meta }
      : { code: APP_SUCCESS, message: '', data: content, ...meta },
    headers,
  );
}

/** The parts of a `Response` that the API client reads; jsdom has no `Response`. */
function response(status: number, envelope: object, headers: Record<string, string>): Response {
  return { ok: status < 400, status, headers: new Headers(headers), json: async () => envelope } as Response;
}
