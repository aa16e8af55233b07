import { usePaymentWords } from '../payment-words';

const BANKS = [
  'KBANK',
  'SCB',
  'BBL',
  'KTB',
  'BAY',
  'TTB',
  'GSB',
  'BAAC',
  'UOB',
  'KKP',
  'CIMB',
  'LHB',
  'GHB',
  'TMN',
] as const;
type BankCode = (typeof BANKS)[number];

const knownBank = (code: string): BankCode | undefined => BANKS.find((known) => known === code.toUpperCase());

/** A bank's name by its code; one we do not know is a bank. */
export function useBankName(): (code: string) => string {
  const words = usePaymentWords();
  return (code) => {
    const known = knownBank(code);
    return known ? words(`bank.${known}`) : words('unknownBank');
  };
}

/** A bank's drawn mark; its name stands beside it. */
export function BankRoundel({ code, size = 44 }: { code: string; size?: number }) {
  const known = knownBank(code);
  if (!known) return null;
  return <img src={`/media/banks/${known}.svg`} alt="" width={size} height={size} loading="lazy" />;
}
