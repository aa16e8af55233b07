/** Illustrated states; all colours are the agent's. */
export type StateKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'notFound' | 'prefix';
