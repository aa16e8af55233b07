/** The first words of a process that serves. */
export interface Ready {
  ready: true;
  url: string;
}

/** One of several processes is asked for the figures of all. */
export const FIGURES_REQUEST = { wants: 'figures' } as const;

export interface FiguresReply {
  /** In the format of Prometheus; empty when they could not be had. */
  figures: string;
}

export function isFiguresRequest(message: object): boolean {
  return 'wants' in message && message.wants === FIGURES_REQUEST.wants;
}

export function isFiguresReply(message: unknown): message is FiguresReply {
  return typeof message === 'object' && message !== null && 'figures' in message;
}
