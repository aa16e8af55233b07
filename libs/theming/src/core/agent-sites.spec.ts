import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SITE_HOST, lineIdAt, findRepeatedHosts, siteAt, siteOfOrigin } from './agent-sites';

const sites = [
  { host: 'localhost', lineID: '@here' },
  { host: 'localhost:4200', lineID: '@workshop' },
  { host: 'mto.localhost', lineID: '@there' },
  { host: 'quiet.example', lineID: '' },
];
const lineAt = (host: string) => lineIdAt(sites, host, '@own');

describe('lineIdAt', () => {
  it.each([
    ['localhost', '@here'],
    ['localhost:3000', '@here'],
    ['localhost:4200', '@workshop'],
    ['MTO.LocalHost:3000', '@there'],
    ['mto.localhost', '@there'],
  ])("returns the site's line at %s", (host, line) => expect(lineAt(host)).toBe(line));

  it.each([
    '',
    'evil.example',
    'not-localhost',
    'localhost.evil.example',
    'x.mto.localhost',
    '[::1]:3000',
    'localhost:',
  ])("returns the agent's own line at %p", (host) => expect(lineAt(host)).toBe('@own'));

  it("returns the agent's own line for a site without one", () => expect(lineAt('quiet.example')).toBe('@own'));

  it('never returns the line of another host, whatever is requested', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.domain(), fc.constantFrom(...sites.map(({ host }) => `${host}.`))),
        (host) => {
          const found = siteAt(sites, host);
          if (found) expect([host.toLowerCase(), host.toLowerCase().split(':')[0]]).toContain(found.host);
          else expect(lineAt(host)).toBe('@own');
        },
      ),
    );
  });
});

describe('SITE_HOST', () => {
  it.each(['localhost', 'mto.localhost', 'a', '1.example:65535', '127.0.0.1:3000'])('accepts %s', (host) =>
    expect(SITE_HOST.test(host)).toBe(true),
  );

  it.each([
    '',
    'MTO.example',
    '-a.example',
    'a.example-',
    'a.',
    '.a',
    'a b',
    'https://a',
    'a/b',
    'a:',
    'a:123456',
    'a\n',
  ])('rejects %p', (host) => expect(SITE_HOST.test(host)).toBe(false));

  it('finds hosts that are named twice', () => {
    expect(findRepeatedHosts([...sites, sites[0]!, sites[0]!])).toEqual(['localhost']);
    expect(findRepeatedHosts(sites)).toEqual([]);
  });
});

describe('siteOfOrigin', () => {
  it.each([
    ['https://play.example', 'play.example'],
    ['https://play.example:8443', 'play.example:8443'],
  ])('turns %s into %s', (origin, host) => expect(siteOfOrigin(origin, true)).toBe(host));

  it('accepts http only where the installation runs without https', () => {
    expect(siteOfOrigin('http://localhost:4200', false)).toBe('localhost:4200');
    expect(siteOfOrigin('http://localhost:4200', true)).toBeNull();
  });

  it('returns an exact host or null', () => {
    const parts = fc.array(fc.constantFrom('https://', 'http://', 'a.example', ':1', '/', '@', 'null', '*', '.', '#'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          parts.map((some) => some.join('')),
        ),
        (origin) => {
          const host = siteOfOrigin(origin, true);
          if (host !== null) expect(origin).toBe(`https://${host}`);
          if (host !== null) expect(host).toMatch(SITE_HOST);
        },
      ),
    );
  });
});
