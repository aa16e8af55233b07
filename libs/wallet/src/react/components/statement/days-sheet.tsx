import type { DayRange } from '@housebrand/shared';
import { Button, DateField, Sheet } from '@housebrand/shared/react';
import { useState } from 'react';
import { useStatementMessages } from '../../statement-messages';
import classes from './statement-sheets.module.css';

interface DaysSheetProps {
  isOpen: boolean;
  /** The chosen days; `null`: a whole year. */
  days: DayRange | null;
  /** The last day that can be chosen: today. */
  last: string;
  onChange: (days: DayRange) => void;
  onClose: () => void;
}

/** Chooses the first and the last day of the statement. */
export function DaysSheet({ isOpen, onClose, ...choice }: DaysSheetProps) {
  const t = useStatementMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('days')}>
      <Choice {...choice} onClose={onClose} />
    </Sheet>
  );
}

function Choice({ days, last, onChange, onClose }: Omit<DaysSheetProps, 'isOpen'>) {
  const t = useStatementMessages();
  const [from, setFrom] = useState(days?.from ?? `${last.slice(0, 8)}01`);
  const [to, setTo] = useState(days?.to ?? last);
  const isWrong = from !== '' && to !== '' && from > to;
  const show = (): void => {
    onChange({ from, to });
    onClose();
  };
  return (
    <div className={classes.sheet}>
      <DateField
        label={t('daysFrom')}
        name="from"
        defaultValue={from}
        error={null}
        onChange={(day) => setFrom(day ?? '')}
      />
      <DateField
        label={t('daysTo')}
        name="to"
        defaultValue={to}
        error={isWrong ? t('daysWrong') : null}
        onChange={(day) => setTo(day ?? '')}
      />
      <Button isFullWidth disabled={from === '' || to === '' || isWrong} onClick={show}>
        {t('daysShow')}
      </Button>
    </div>
  );
}
