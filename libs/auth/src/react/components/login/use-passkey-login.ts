import { usePortal } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NoEntry } from '../../passkeys/enter-with-passkey';

/** Loaded on demand: most members log in with a password. */
const passkeys = () => import('../../passkeys/enter-with-passkey');

/** Logs in with a passkey: by a button, or by a suggestion in the username field where the browser offers it. */
export function usePasskeyLogin() {
  const { prefix } = usePortal();
  const client = useQueryClient();
  // the server doesn't know what the browser supports
  const [isSupported, setSupported] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NoEntry | null>(null);
  useEffect(() => {
    let isOpen = true;
    let leave = (): void => {};
    const suggest = async (): Promise<void> => {
      if (!(await hasSuggestions())) return;
      const { enterWithPasskey, leavePasskeys } = await passkeys();
      if (!isOpen) return;
      leave = leavePasskeys;
      const outcome = await enterWithPasskey(client, prefix, true);
      // a suggestion that is not used is no failure
      if (outcome?.cause === 'refused') setFailure(outcome);
    };
    setSupported('PublicKeyCredential' in globalThis);
    // suggestions are an extra: the button and the form remain
    void suggest().catch(() => {});
    return () => {
      isOpen = false;
      leave();
    };
  }, [client, prefix]);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { enterWithPasskey } = await passkeys();
      setFailure(await enterWithPasskey(client, prefix));
    } finally {
      setBusy(false);
    }
  };
  return { isSupported, isBusy, failure, ask: () => void ask() };
}

/** Whether the browser suggests passkeys in a field. Older ones lack the function that the types promise. */
async function hasSuggestions(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  const { isConditionalMediationAvailable: ask } = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
  return ask !== undefined && ask.call(PublicKeyCredential);
}
