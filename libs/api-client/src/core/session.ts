/** Stores the token of a session. Anyone who reads it can act as the member, so keep it private. */
export interface Session {
  read(): string | null;
  write(token: string | null): void;
}

/** A session in memory; pass `token` to continue an existing one. */
export function memorySession(token: string | null = null): Session {
  let kept = token;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}
