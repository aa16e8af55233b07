import { create } from 'zustand';

/** What a toast means, by which it is coloured. */
export type ToastKind = 'info' | 'success' | 'error' | 'maintenance';

/** One short message at the lower edge. */
export interface Toast {
  /** Tells two toasts with the same words apart. */
  id: number;
  text: string;
  kind: ToastKind;
  durationMs: number;
}

/** Specification section 9: two seconds; section 8: four for maintenance. */
const DURATION_MS: Record<ToastKind, number> = { info: 2000, success: 2000, error: 2000, maintenance: 4000 };

interface ToastState {
  current: Toast | null;
}

/** The message that is shown now; to show one, take `toast`. */
export const useToastStore = create<ToastState>(() => ({ current: null }));

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Toasts at the bottom centre, one at a time: a new one takes the place of the one on show. */
export const toast = {
  show(text: string, kind: ToastKind = 'info', durationMs: number = DURATION_MS[kind]): void {
    clearTimeout(timer);
    lastId += 1;
    useToastStore.setState({ current: { id: lastId, text, kind, durationMs } });
    timer = setTimeout(() => useToastStore.setState({ current: null }), durationMs);
  },
  hide(): void {
    clearTimeout(timer);
    useToastStore.setState({ current: null });
  },
};
