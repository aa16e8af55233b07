import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { refuseForeignOrigin, requireSameOrigin } from './same-origin';

const OWN = 'https://play.example';
const SITE = { publicOrigin: OWN, secure: true };
const json = { 'content-type': 'application/json', 'content-length': '2' };

function request(headers: Record<string, string>, method = 'POST'): FastifyRequest {
  return { method, headers, protocol: 'https', host: 'agent.example' } as unknown as FastifyRequest;
}

const passes = (headers: Record<string, string>, method?: string) => () =>
  requireSameOrigin(request(headers, method), SITE);

describe('same-origin check', () => {
  it('accepts writes from our own pages', () => {
    expect(passes({ origin: OWN, ...json })).not.toThrow();
    expect(passes({ 'sec-fetch-site': 'same-origin' })).not.toThrow();
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://agent.example' },
    // scheme and host that a proxy passes on come from the caller
    { origin: 'https://agent.example' },
    { origin: 'https://agent.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://play.example' },
    { origin: `${OWN}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: OWN, 'sec-fetch-site': 'cross-site' },
  ])('refuses %p', (headers) => expect(passes({ ...json, ...headers })).toThrow('auth.foreignOrigin'));

  it('accepts the requested host as its own origin without https', () => {
    const open = { publicOrigin: 'http://localhost:3000', secure: false };
    const write = (origin: string) => () => requireSameOrigin(request({ origin, ...json }), open);
    expect(write('https://agent.example')).not.toThrow();
    expect(write('https://evil.example')).toThrow('auth.foreignOrigin');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'refuses a body of type %p',
    (type) => {
      expect(passes({ origin: OWN, 'content-type': type, 'content-length': '10' })).toThrow('auth.foreignOrigin');
      expect(passes({ origin: OWN, 'content-type': type, 'transfer-encoding': 'chunked' })).toThrow(
        'auth.foreignOrigin',
      );
    },
  );

  it('accepts reads from any origin', () => {
    expect(passes({ origin: 'https://evil.example' }, 'GET')).not.toThrow();
  });

  it('accepts a login without a browser but not from a foreign page', () => {
    const login = (headers: Record<string, string>) => () =>
      refuseForeignOrigin(request({ ...json, ...headers }), SITE);
    expect(login({})).not.toThrow();
    expect(login({ 'sec-fetch-site': 'none' })).not.toThrow();
    expect(login({ origin: OWN })).not.toThrow();
    expect(login({ origin: 'https://evil.example' })).toThrow('auth.foreignOrigin');
    expect(login({ 'sec-fetch-site': 'cross-site' })).toThrow('auth.foreignOrigin');
  });
});
