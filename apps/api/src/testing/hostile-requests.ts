import type { ApiOperation } from './api-operations';

export interface HostileRequest {
  /** What is wrong with the request, for reports. */
  what: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The body as transmitted. */
  payload?: string;
}

/** A marker in the values: a reply that contains it echoes input. */
export const MARK = 'zqx7mark';

const nested = (depth: number): unknown => JSON.parse('[[['.repeat(depth) + ']]]'.repeat(depth));
const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${MARK}${at}`, at]));

/** Hostile values for a field. */
export const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  `${MARK}\u0000b`,
  '\ud800',
  '\u202e\u2066',
  '\r\nset-cookie: a=b',
  'null',
  'NaN',
  '1e308',
  '-0',
  `<script>${MARK}</script>`,
  `'"><img src=x onerror=${MARK}>`,
  "' or 1=1 -- ",
  '$' + '{7*7}',
  '{{7*7}}',
  '%00',
  '%c0%ae',
  '../../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '9'.repeat(400),
  'ก'.repeat(4_000),
  'A'.repeat(20_000),
  '2026-13-45T99:99',
  '0x1F',
  '١٢٣',
  'ＭＴＯ',
  'MTO\u0301',
  'ı',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [null],
  [MARK, MARK],
  [['a']],
  { $ne: 1 },
  { toString: 'x' },
  { length: 1e9 },
  nested(4),
  nested(12),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
];

/** Invalid bodies. */
const BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '0',
  '{',
  '{"a":1,}',
  '\u0000',
  '{"a":"\\ud800"}',
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  JSON.stringify(manyKeys(300)),
  JSON.stringify(manyKeys(1_000)),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
  JSON.stringify({ a: 'x'.repeat(300_000) }),
];

const HEADERS = [
  'x-user-auth',
  'x-agent-key',
  'cookie',
  'x-request-id',
  'accept-language',
  'idempotency-key',
  'if-none-match',
];
const HEADER_VALUES = [
  '',
  MARK,
  `v1.k1.${MARK}`,
  '.'.repeat(2_000),
  'portalToken=a; portalToken=b; jwt=%',
  '*',
  `"${MARK}"`,
];

/** Generates requests with one thing wrong at a time: each field, the whole body, each header. */
export function* hostileRequests(operation: ApiOperation, identity: Record<string, string>): Generator<HostileRequest> {
  const { method, path, params, query, body } = operation;
  const request = (what: string, change: Partial<Pick<ApiOperation, 'params' | 'query' | 'body'>> = {}) =>
    write(what, { method, path, params, query, body, ...change }, identity);
  for (const value of NASTY) {
    const shown = JSON.stringify(value)?.slice(0, 40);
    for (const name of Object.keys(params))
      yield request(`path ${name} ${shown}`, { params: { ...params, [name]: value } });
    for (const name of Object.keys(query))
      yield request(`query ${name} ${shown}`, { query: { ...query, [name]: value } });
    for (const name of Object.keys(body ?? {}))
      yield request(`body ${name} ${shown}`, { body: { ...body, [name]: value } });
    yield request(`unknown query ${shown}`, { query: { ...query, [`${MARK}name`]: value } });
    if (body) yield request(`unknown field ${shown}`, { body: { ...body, [`${MARK}name`]: value } });
  }
  for (const name of Object.keys(query)) {
    const twice = request(`query ${name} twice`);
    yield { ...twice, url: `${twice.url}&${name}=1&${name}[]=2&${name}[a]=3` };
  }
  if (method !== 'GET') {
    for (const text of BODIES) yield { ...request(`body ${text.slice(0, 40)}`), payload: text };
    yield { ...request('another content type'), headers: { ...identity, 'content-type': 'text/plain' } };
  }
  for (const name of HEADERS) {
    for (const value of HEADER_VALUES) {
      const usual = request(`header ${name} ${value.slice(0, 40)}`);
      yield { ...usual, headers: { ...usual.headers, [name]: value } };
    }
  }
}

function write(
  what: string,
  { method, path, params, query, body }: Pick<ApiOperation, 'method' | 'path' | 'params' | 'query' | 'body'>,
  identity: Record<string, string>,
): HostileRequest {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, inAddress(value)),
    path,
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${inAddress(value)}`);
  const url = search.length > 0 ? `${filled}?${search.join('&')}` : filled;
  if (body === null) return { what, method, url, headers: identity };
  const headers = { ...identity, 'content-type': 'application/json' };
  return { what, method, url, headers, payload: JSON.stringify(body) };
}

/** Percent-encodes a value. Lone surrogates become their three-byte form, as a careless client would send them. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0)!;
      return code >= 0xd800 && code <= 0xdfff ? '%ED%A0%80' : encodeURIComponent(character);
    })
    .join('');
}
