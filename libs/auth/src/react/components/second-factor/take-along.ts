import { toast } from '@housebrand/shared/react';
import { factorText } from '../../factor-messages';

/** Copies a text and shows the outcome; if the browser refuses, the member can still select the visible text. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(factorText('copied'), 'success');
  } catch {
    toast.show(factorText('copyFailed'), 'error');
  }
}

/** Downloads a text as a file. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
