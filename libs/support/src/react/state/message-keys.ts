import { newId } from '@housebrand/shared';
import type { IdempotencyKeys } from '@housebrand/shared/headless';
import { useState } from 'react';

/**
 * Keeps the key of each message until its outcome is known, in memory only: a message may contain what no storage of the
 * browser should.
 */
export function useMessageKeys<Request extends object>(): IdempotencyKeys<Request> {
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
