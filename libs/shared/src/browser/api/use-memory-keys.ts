import { useState } from 'react';
import { newId } from '../../core';
import type { IdempotencyKeys } from './idempotency-key';

/**
 * Keeps the key of each request until its outcome is known, in memory only: for requests with text that no storage of the browser
 * should contain, such as messages and reasons.
 */
export function useMemoryKeys<Request extends object>(): IdempotencyKeys<Request> {
  const [keys] = useState(() => {
    const known = new Map<string, string>();
    return {
      keyOf: (request: Request) => {
        const content = JSON.stringify(request);
        const key = known.get(content) ?? newId();
        known.set(content, key);
        return key;
      },
      forget: (request: Request) => void known.delete(JSON.stringify(request)),
    };
  });
  return keys;
}
