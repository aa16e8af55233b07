import { create } from 'zustand';

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
