import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SITE_HOST, contactLineAt, findRepeatedHosts, siteAt, siteOfOrigin } from './agent-sites';

const sites = [
  { host: 'localhost', lineID: '@here' },
  { host: 'localhost:4200', lineID: '@workshop' },
  { host: 'mto.localhost', lineID: '@there' },
  { host: 'quiet.example', lineID: '' },
];
const lineAt = (host: string) => contactLineAt(sites, host, '@own');

describe('the contact line of a host', () => {
  it.each([
    ['localhost', '@here'],
    ['localhost:3000', '@here'],
    ['localhost:4200', '@workshop'],
    ['MTO.LocalHost:3000', '@there'],
    ['mto.localhost', '@there'],
  ])('is the site’s at %s', (host, line) => expect(lineAt(host)).toBe(line));

  it.each([
    '',
    'evil.example',
    'not-localhost',
    'localhost.evil.example',
    'x.mto.localhost',
    '[::1]:3000',
    'localhost:',
  ])('is the agent’s own at %p', (host) => expect(lineAt(host)).toBe('@own'));

  it('is the agent’s own where the site has none', () => expect(lineAt('quiet.example')).toBe('@own'));

  it('is never one of another host, whatever is asked', () => {
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

describe('hosts of sites', () => {
  it.each(['localhost', 'mto.localhost', 'a', '1.example:65535', '127.0.0.1:3000'])('may be %s', (host) =>
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
  ])('may not be %p', (host) => expect(SITE_HOST.test(host)).toBe(false));

  it('are told when they are named twice', () => {
    expect(findRepeatedHosts([...sites, sites[0]!, sites[0]!])).toEqual(['localhost']);
    expect(findRepeatedHosts(sites)).toEqual([]);
  });
});

describe('the site of an origin', () => {
  it.each([
    ['https://play.example', 'play.example'],
    ['https://play.example:8443', 'play.example:8443'],
  ])('of %s is %s', (origin, host) => expect(siteOfOrigin(origin, true)).toBe(host));

  it('may come without https only where nothing has it', () => {
    expect(siteOfOrigin('http://localhost:4200', false)).toBe('localhost:4200');
    expect(siteOfOrigin('http://localhost:4200', true)).toBeNull();
  });

  it('is a host to the letter, or none', () => {
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
