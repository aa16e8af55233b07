import { formatCount, formatPlainSatang, formatReadableDate, satangFromBaht, type MemberRef } from '@housebrand/shared';
import {
  Button,
  FigurePad,
  Sheet,
  toast,
  useLanguage,
  useOnline,
  usePortal,
  serverNow,
} from '@housebrand/shared/react';
import { useState } from 'react';
import { HIGHEST_LIMIT_SATANG, isHigher, WEAKENING_DELAY_MS, type MoneyLimit } from '../../core';
import { useSetLimit } from '../api/set-limit';
import { useProtectionMessages } from '../messages';
import { toastFailure } from './toast-failure';

/** Preset limits in baht. */
const QUICK = [500, 1_000, 3_000, 5_000, 10_000] as const;

interface LimitSheetProps {
  limit: MoneyLimit;
  member: MemberRef;
  isOpen: boolean;
  onClose: () => void;
}

/** The chosen limit: baht as typed (empty at first), or no limit. */
type Choice = { baht: string } | 'none';

/** The choice of a new limit, with the time from which it applies. */
export function LimitSheet({ limit, member, isOpen, onClose }: LimitSheetProps) {
  const t = useProtectionMessages();
  const isOnline = useOnline();
  const change = useSetLimit(member);
  const [choice, setChoice] = useState<Choice>({ baht: '' });
  const { kind, period, limitSatang } = limit;
  const chosenSatang = satangOf(choice);
  const isFit =
    chosenSatang !== undefined && chosenSatang !== limitSatang && (chosenSatang ?? 0) <= HIGHEST_LIMIT_SATANG;
  const save = () => {
    if (chosenSatang === undefined) return;
    change.mutate(
      { kind, period, limitSatang: chosenSatang },
      {
        onSuccess: () => {
          onClose();
          toast.show(t('saved'), 'success');
        },
        onError: toastFailure,
      },
    );
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('setLimit', { name: t(`limit.${kind}`), period: t(`period.${period}`) })}
      footer={
        <Button isFullWidth disabled={!isOnline || !isFit} isLoading={change.isPending} onClick={save}>
          {t('saveLimit')}
        </Button>
      }
    >
      <Pad choice={choice} onChange={setChoice} line={<Effect chosenSatang={chosenSatang} limit={limit} />} />
    </Sheet>
  );
}

/** Converts the choice to satang. `undefined`: nothing chosen yet; `null`: no limit. */
function satangOf(choice: Choice): number | null | undefined {
  if (choice === 'none') return null;
  return choice.baht === '' ? undefined : Number(satangFromBaht(choice.baht));
}

interface PadProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  line: React.ReactNode;
}

function Pad({ choice, onChange, line }: PadProps) {
  const t = useProtectionMessages();
  const baht = choice === 'none' ? '' : choice.baht;
  const quick = QUICK.map((amount) => ({
    text: formatCount(amount),
    isChosen: baht === String(amount),
    onChoose: () => onChange({ baht: String(amount) }),
  }));
  const none = { text: t('noLimit'), isChosen: choice === 'none', onChoose: () => onChange('none') };
  return (
    <FigurePad
      label={t('limitAmount')}
      value={baht}
      decimals={0}
      onChange={(typed) => onChange({ baht: typed })}
      line={line}
      choicesLabel={t('quickLimits')}
      choices={[...quick, none]}
    />
  );
}

/** Explains from when the chosen limit applies, or why it cannot be set. */
function Effect({
  chosenSatang,
  limit: { limitSatang },
}: {
  chosenSatang: number | null | undefined;
  limit: MoneyLimit;
}) {
  const t = useProtectionMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  if (chosenSatang === undefined) return t('enterLimit');
  if ((chosenSatang ?? 0) > HIGHEST_LIMIT_SATANG)
    return t('limitTooHigh', { max: formatPlainSatang(BigInt(HIGHEST_LIMIT_SATANG)) });
  if (chosenSatang === limitSatang) return t('sameLimit');
  if (!isHigher(big(chosenSatang), big(limitSatang))) return t('startsNow');
  return t('startsLater', {
    date: formatReadableDate(new Date(serverNow() + WEAKENING_DELAY_MS), language, timeZone),
  });
}

const big = (satang: number | null): bigint | null => (satang === null ? null : BigInt(satang));
