import { create } from 'zustand';

/** A question before an action; `confirm` returns whether the member confirmed. */
export interface Confirmation {
  title: string;
  text?: string;
  confirmLabel: string;
  /** If omitted, the shared label. */
  cancelLabel?: string;
  isDanger?: boolean;
}

interface DialogState {
  current: Confirmation | null;
  answer: (isConfirmed: boolean) => void;
}

/** The current question; to ask one, call `confirm`. */
export const useDialogStore = create<DialogState>(() => ({ current: null, answer: () => undefined }));

/** Asks the member and resolves to the answer. A second question answers the first with no. */
export function confirm(question: Confirmation): Promise<boolean> {
  useDialogStore.getState().answer(false);
  return new Promise((resolve) => {
    useDialogStore.setState({
      current: question,
      answer: (isConfirmed) => {
        useDialogStore.setState({ current: null, answer: () => undefined });
        resolve(isConfirmed);
      },
    });
  });
}
