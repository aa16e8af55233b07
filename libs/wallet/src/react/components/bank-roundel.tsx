import { bankName, isBankCode } from '@housebrand/shared';
import { useLanguage, mediaUrl } from '@housebrand/shared/react';
import { usePaymentMessages } from '../payment-messages';

/** Money also comes to a wallet, which is no bank of the specification's list. */
const WALLET = 'TMN';

/** A bank's name by its code; one we do not know is a bank. */
export function useBankName(): (code: string) => string {
  const t = usePaymentMessages();
  const language = useLanguage();
  return (code) => {
    const known = code.toUpperCase();
    if (isBankCode(known)) return bankName(known, language);
    return known === WALLET ? t('method.wallet') : t('unknownBank');
  };
}

/** A bank's drawn mark; its name stands beside it. */
export function BankRoundel({ code, size = 44 }: { code: string; size?: number }) {
  const known = code.toUpperCase();
  if (!isBankCode(known) && known !== WALLET) return null;
  return (
    <img
      src={mediaUrl(`/media/banks/${known}.svg`)}
      alt=""
      width={size}
      height={size}
      // without a network nothing stands there, in place of the browser's torn picture
      onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    />
  );
}
