import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLiveChatLoader } from './live-chat';

describe('isLiveChatLoader', () => {
  it.each(['https://chat.example/loader.js', 'https://chat.example:8443/widget/v1/loader.js'])(
    'accepts %p',
    (address) => expect(isLiveChatLoader(address, 'live')).toBe(true),
  );

  it.each([
    'https://chat.example',
    'https://chat.example/',
    'https://chat.example/loader.js?site=1',
    'https://chat.example/loader.js#a',
    'https://user:secret@chat.example/loader.js',
    'https://chat.example/../loader.js',
    'https://*.example/loader.js',
    'https://x;script-src-elem/loader.js',
    'http://chat.example/loader.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//chat.example/loader.js',
    '/loader.js',
  ])('rejects %p', (address) => expect(isLiveChatLoader(address, 'simulator')).toBe(false));

  it('accepts the local machine only in simulator mode', () => {
    expect(isLiveChatLoader('http://localhost:3100/assets/chat-loader.js', 'simulator')).toBe(true);
    expect(isLiveChatLoader('http://localhost:3100/assets/chat-loader.js', 'live')).toBe(false);
  });

  it('accepts only origins without a special meaning in a policy', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `https://${text}/l.js`),
        ),
        (address) => {
          if (isLiveChatLoader(address, 'simulator')) expect(URL.parse(address)?.origin).toMatch(/^[a-z0-9.:/-]+$/);
        },
      ),
    );
  });
});
