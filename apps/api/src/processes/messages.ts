/** Sent by a process that is ready to serve. */
export interface Ready {
  ready: true;
  url: string;
}

/** Sent by a worker that needs the metrics of all processes. */
export const FIGURES_REQUEST = { wants: 'figures' } as const;

export interface FiguresReply {
  /** Prometheus text format; empty if collecting failed. */
  figures: string;
}

export function isFiguresRequest(message: object): boolean {
  return 'wants' in message && message.wants === FIGURES_REQUEST.wants;
}

export function isFiguresReply(message: unknown): message is FiguresReply {
  return typeof message === 'object' && message !== null && 'figures' in message;
}
