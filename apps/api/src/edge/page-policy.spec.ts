import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pagePolicy } from './page-policy';

const ancestorsOf = (origins: readonly string[]) =>
  pagePolicy({ scripts: ['a'], styles: [] }, { secure: true }, { embeddingOrigins: origins })
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => directive.startsWith('frame-ancestors'));

describe("the page's policy", () => {
  it('names who may embed the page', () => {
    expect(ancestorsOf(['https://a.example', 'https://b.example:8443'])).toBe(
      "frame-ancestors 'self' https://a.example https://b.example:8443",
    );
  });

  it.each(['https://x;script-src-elem', 'https://*:3998', 'https://a,https://b', "https://'none'", 'https://a b'])(
    'leaves %p out, whoever stored it',
    (origin) => expect(ancestorsOf([origin])).toBe("frame-ancestors 'self'"),
  );

  it('lets a script and a frame come from the origin of the live chat, and from no other', () => {
    const directive = (name: string, liveChat?: string) =>
      pagePolicy({ scripts: ['a'], styles: [] }, { secure: true }, liveChat === undefined ? {} : { liveChat })
        .split('; ')
        .find((each) => each.startsWith(`${name} `));
    const loader = 'https://chat.example:8443/loader.js';
    expect(directive('frame-src', loader)).toBe("frame-src 'self' https://chat.example:8443");
    expect(directive('script-src', loader)).toBe(`${directive('script-src')} https://chat.example:8443`);
    for (const wrong of ['', 'nothing', 'https://*/loader.js', 'data:text/javascript,1'])
      expect(directive('frame-src', wrong)).toBe("frame-src 'self'");
  });

  it('has the same directives whatever stands among the origins', () => {
    const names = (policy: string) => policy.split(/[;,]/).map((directive) => directive.trim().split(' ')[0]);
    const own = names(pagePolicy({ scripts: ['a'], styles: [] }, { secure: true }, {}));
    fc.assert(
      fc.property(fc.array(fc.string()), (origins) =>
        expect(
          names(pagePolicy({ scripts: ['a'], styles: [] }, { secure: true }, { embeddingOrigins: origins })),
        ).toEqual(own),
      ),
    );
  });
});
