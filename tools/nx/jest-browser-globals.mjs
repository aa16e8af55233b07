/** Adds globals that browsers have and jsdom lacks; libraries use them while they load. */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof window !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  // jsdom has no `subtle`
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  window.scrollTo = () => undefined;
}
