/** jsdom leaves out a few names that every browser has; libraries reach for them while they load. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof window !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  window.scrollTo = () => undefined;
}
