import { create } from 'zustand';

/** The bar takes five seconds to fill, and waits 200 ms before it shows (specification section 9). */
export const PROGRESS_DURATION_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;

export type ProgressPhase = 'idle' | 'running' | 'finishing';

interface ProgressState {
  phase: ProgressPhase;
}

export const useProgressStore = create<ProgressState>(() => ({ phase: 'idle' }));

const FINISH_MS = 240;
let loading = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  loading += 1;
  if (loading > 1) return;
  clearTimeout(timer);
  timer = setTimeout(() => useProgressStore.setState({ phase: 'running' }), PROGRESS_THROTTLE_MS);
}

function end(): void {
  loading = Math.max(0, loading - 1);
  if (loading > 0) return;
  clearTimeout(timer);
  if (useProgressStore.getState().phase !== 'running') return;
  useProgressStore.setState({ phase: 'finishing' });
  timer = setTimeout(() => useProgressStore.setState({ phase: 'idle' }), FINISH_MS);
}

/** Shows the bar while something loads for longer than the throttle. */
export async function trackLoading<T>(work: Promise<T>): Promise<T> {
  begin();
  try {
    return await work;
  } finally {
    end();
  }
}
