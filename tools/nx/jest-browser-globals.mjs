/** Adds globals that browsers have and jsdom lacks; libraries use them while they load. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof window !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  window.scrollTo = () => undefined;
}
