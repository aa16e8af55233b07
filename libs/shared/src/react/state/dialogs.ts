import { create } from 'zustand';

/** What is asked before something is done; `confirm` answers whether it was confirmed. */
export interface Confirmation {
  title: string;
  text?: string;
  confirmLabel: string;
  /** Left out: the kit's own word. */
  cancelLabel?: string;
  isDanger?: boolean;
}

interface DialogState {
  current: Confirmation | null;
  answer: (isConfirmed: boolean) => void;
}

/** The question that is asked now; to ask one, take `confirm`. */
export const useDialogStore = create<DialogState>(() => ({ current: null, answer: () => undefined }));

/** Asks the member; resolves to the answer. A second question answers the first with no. */
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
