import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pagePolicy } from './page-policy';

const ancestorsOf = (origins: readonly string[]) =>
  pagePolicy({ scripts: ['a'], styles: [] }, { secure: true }, { embeddingOrigins: origins })
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => directive.startsWith('frame-ancestors'));

describe('page policy', () => {
  it('lists the origins that may embed the page', () => {
    expect(ancestorsOf(['https://a.example', 'https://b.example:8443'])).toBe(
      "frame-ancestors 'self' https://a.example https://b.example:8443",
    );
  });

  it.each(['https://x;script-src-elem', 'https://*:3998', 'https://a,https://b', "https://'none'", 'https://a b'])(
    'ignores %p as an embedding origin',
    (origin) => expect(ancestorsOf([origin])).toBe("frame-ancestors 'self'"),
  );

  it('loads scripts, frames, pictures and connections only from our own origin', () => {
    const policy = pagePolicy(
      { scripts: ['a'], styles: [] },
      { secure: true },
      { embeddingOrigins: ['https://a.example'] },
    );
    expect(policy.split('; ').filter((each) => /^(script|frame|img|connect)-src/.test(each))).toEqual([
      expect.stringMatching(/^script-src 'self' 'sha256-[^ ]+'$/),
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "frame-src 'self'",
    ]);
  });

  it('has the same directives for any embedding origins', () => {
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
