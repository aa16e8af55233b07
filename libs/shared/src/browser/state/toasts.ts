import { create } from 'zustand';

/** The meaning of a toast; it sets the colour. */
export type ToastKind = 'info' | 'success' | 'error' | 'maintenance';

/** A short message at the bottom of the screen. */
export interface Toast {
  /** Distinguishes two toasts with the same text. */
  id: number;
  text: string;
  kind: ToastKind;
  durationMs: number;
}

/** Two seconds (specification section 9); four for maintenance (section 8). */
const DURATION_MS: Record<ToastKind, number> = { info: 2000, success: 2000, error: 2000, maintenance: 4000 };

interface ToastState {
  current: Toast | null;
}

/** The current toast; to show one, call `toast`. */
export const useToastStore = create<ToastState>(() => ({ current: null }));

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Toasts at the bottom centre, one at a time: a new one replaces the current one. */
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
