import { bankName, isBankCode } from '@housebrand/shared';
import { useLanguage, mediaUrl } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';

/** The code of the True Money wallet, which is not in the specification's list of banks. */
export const WALLET = 'TMN';

/** Returns a function from a bank code to the bank's name; an unknown code gives a generic name. */
export function useBankName(): (code: string) => string {
  const t = usePaymentMessages();
  const language = useLanguage();
  return (code) => {
    const upperCode = code.toUpperCase();
    if (isBankCode(upperCode)) return bankName(upperCode, language);
    return upperCode === WALLET ? t('method.wallet') : t('unknownBank');
  };
}

/** A bank's logo. It has no alternative text, because callers show the name beside it. */
export function BankRoundel({ code, size = 44 }: { code: string; size?: number }) {
  const upperCode = code.toUpperCase();
  if (!isBankCode(upperCode) && upperCode !== WALLET) return null;
  return (
    <img
      src={mediaUrl(`/media/banks/${upperCode}.svg`)}
      alt=""
      width={size}
      height={size}
      // Offline, show nothing instead of the browser's broken-image icon.
      onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    />
  );
}
