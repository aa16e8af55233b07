import { toast } from '@housebrand/shared/react';
import { factorText } from '../../factor-messages';

/** Copies, and says so; where the browser does not let us, the text stands there to be marked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(factorText('copied'), 'success');
  } catch {
    toast.show(factorText('copyFailed'), 'error');
  }
}

/** Saves a text as a file of this device. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
