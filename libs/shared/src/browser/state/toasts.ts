import { create } from 'zustand';

/** The meaning of a toast; it sets the colour. */
export type ToastKind = 'info' | 'success' | 'error' | 'maintenance';

/** A short message at the bottom of the screen. */
export interface Toast {
  /** Distinguishes two toasts with the same text. */
  id: number;
  text: string;
  kind: ToastKind;
  /** `null`: until the visitor closes it. */
  durationMs: number | null;
}

/** Two seconds (specification section 9); four for maintenance (section 8). An error stays until it is closed. */
const DURATION_MS: Record<ToastKind, number | null> = { info: 2000, success: 2000, error: null, maintenance: 4000 };

interface ToastState {
  current: Toast | null;
}

/** The current toast; to show one, call `toast`. */
export const useToastStore = create<ToastState>(() => ({ current: null }));

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An error that has not been closed yet. */
let standing: Toast | null = null;

/**
 * Toasts at the bottom centre, one at a time: a new one replaces the current one. An error that it replaced comes back
 * after it.
 */
export const toast = {
  show(text: string, kind: ToastKind = 'info', durationMs: number | null = DURATION_MS[kind]): void {
    clearTimeout(timer);
    lastId += 1;
    const current: Toast = { id: lastId, text, kind, durationMs };
    useToastStore.setState({ current });
    if (durationMs === null) standing = current;
    else timer = setTimeout(() => useToastStore.setState({ current: standing }), durationMs);
  },
  hide(): void {
    clearTimeout(timer);
    standing = null;
    useToastStore.setState({ current: null });
  },
};
