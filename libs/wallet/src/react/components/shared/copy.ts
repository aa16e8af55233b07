import { toast } from '@housebrand/shared/react';
import { paymentText } from '../../payment-messages';

/** Copies a text to the clipboard and shows a toast. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(paymentText('copied'), 'success');
  } catch {
    toast.show(paymentText('copyFailed'), 'error');
  }
}
