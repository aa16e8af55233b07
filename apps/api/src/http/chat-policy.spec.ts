import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chatPolicy } from './chat-policy';

const directives = (loader: string, embedding?: string[]) => chatPolicy('a()', loader, embedding).split('; ');
const named = (name: string, loader: string) => directives(loader).find((each) => each.startsWith(`${name} `));

describe('chat frame policy', () => {
  it('sandboxes the frame without same origin and top navigation', () => {
    expect(directives('https://chat.example/l.js')[0]).toBe(
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
  });

  it("allows only the loader's origin, never our own", () => {
    const loader = 'https://chat.example:8443/loader.js';
    expect(named('frame-src', loader)).toBe('frame-src https://chat.example:8443');
    expect(named('connect-src', loader)).toBe('connect-src wss://chat.example:8443 https://chat.example:8443');
    for (const directive of directives(loader).filter((each) => !each.startsWith('frame-ancestors')))
      expect(directive).not.toContain("'self'");
  });

  it.each(['', 'nothing', 'https://*/loader.js', 'data:text/javascript,1', 'https://x;frame-src/l.js'])(
    'allows no origin for the invalid loader %p',
    (wrong) => expect(named('frame-src', wrong)).toBe("frame-src 'none'"),
  );

  it('allows embedding by the portal and by the origins that may embed it', () => {
    expect(directives('https://chat.example/l.js', ['https://a.example', 'https://x;sandbox']).at(-1)).toBe(
      "frame-ancestors 'self' https://a.example",
    );
  });

  it('has the same directives for any configuration', () => {
    const names = (loader: string, embedding: string[]) =>
      directives(loader, embedding).map((each) => each.split(' ')[0]);
    const own = names('https://chat.example/l.js', []);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (loader, embedding) =>
        expect(names(loader, embedding)).toEqual(own),
      ),
    );
  });
});
