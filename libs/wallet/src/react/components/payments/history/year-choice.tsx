import { IconButton, useLanguage } from '@housebrand/shared/react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { usePaymentMessages } from '../../../payment-messages';
import classes from './payment-history.module.css';
import { shownYear } from './shown-year';

interface YearChoiceProps {
  year: number;
  last: number;
  onChange: (year: number) => void;
}

/** Buttons for the previous and next year, so that December stays reachable in January. */
export function YearChoice({ year, last, onChange }: YearChoiceProps) {
  const t = usePaymentMessages();
  const language = useLanguage();
  return (
    <div className={classes.year} role="group" aria-label={t('year')}>
      <IconButton label={t('yearBefore')} onClick={() => onChange(year - 1)} disabled={year <= 2000}>
        <IconChevronLeft size={22} aria-hidden />
      </IconButton>
      <b aria-live="polite">{shownYear(year, language)}</b>
      <IconButton label={t('yearAfter')} onClick={() => onChange(year + 1)} disabled={year >= last}>
        <IconChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  );
}
