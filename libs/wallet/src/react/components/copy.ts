import { toast } from '@housebrand/shared/react';
import { paymentText } from '../payment-messages';

/** Puts a text where it can be pasted from, and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(paymentText('copied'), 'success');
  } catch {
    toast.show(paymentText('copyFailed'), 'error');
  }
}
