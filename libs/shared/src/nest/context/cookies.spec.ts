import { describe, expect, it } from '@jest/globals';
import { parseSetCookie } from 'cookie';
import fc from 'fast-check';
import Fastify, { type FastifyReply } from 'fastify';
import { clearCookie, readCookies, setCookie } from './cookies';

const written = async (write: (reply: FastifyReply) => void) => {
  const server = Fastify();
  server.get('/', (_request, reply) => {
    write(reply);
    return reply.send('');
  });
  const reply = await server.inject('/');
  return [reply.headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line));
};

const plain = { secure: false };
const overHttps = { secure: true };
const common = { path: '/', sameSite: 'lax' };

describe('cookies', () => {
  it('writes cookies with the common lifetime and path, hidden from scripts and plain http', async () => {
    const [cookie] = await written((reply) => setCookie(reply, 'portalToken', 'v1.k.x', overHttps));
    expect(cookie).toEqual({
      name: 'portalToken',
      value: 'v1.k.x',
      ...common,
      maxAge: 31_619_000,
      httpOnly: true,
      secure: true,
    });
  });

  it('writes cookies readable by scripts if requested, and without Secure on http sites', async () => {
    const [cookie] = await written((reply) => setCookie(reply, 'prefix', 'MTO', plain, { isReadByScripts: true }));
    expect(cookie).toEqual({ name: 'prefix', value: 'MTO', ...common, maxAge: 31_619_000 });
  });

  it('clears cookies with the attributes they were set with', async () => {
    const [cookie] = await written((reply) => clearCookie(reply, 'portalToken', overHttps));
    expect(cookie).toEqual({ name: 'portalToken', value: '', ...common, maxAge: 0, httpOnly: true, secure: true });
  });

  it('writes one header line per cookie', async () => {
    const cookies = await written((reply) => {
      setCookie(reply, 'a', '1', plain);
      setCookie(reply, 'b', '2', plain);
    });
    expect(cookies.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('reads any value as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (value) => {
        const server = Fastify();
        server.get('/', (_request, reply) => {
          setCookie(reply, 'name', value, plain);
          return reply.send('');
        });
        const line = String((await server.inject('/')).headers['set-cookie']);
        expect(readCookies({ headers: { cookie: line.split(';')[0] } }).get('name')).toBe(value);
      }),
      { numRuns: 30 },
    );
  });

  it('reads the first of two cookies with one name and ignores malformed ones', () => {
    expect(readCookies({ headers: { cookie: 'a=1; a=2;; =x; b; c=%E0%A4%A' } }).get('a')).toBe('1');
    expect(readCookies({ headers: {} }).size).toBe(0);
  });
});
