/** Where a program keeps the token of its session. Whoever reads it is the member: keep it where others cannot. */
export interface Session {
  read(): string | null;
  write(token: string | null): void;
}

/** A session that ends with the program; `token` to go on with one from elsewhere. */
export function memorySession(token: string | null = null): Session {
  let kept = token;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}
