import { Button, DateField } from '@housebrand/shared/react';
import { useState } from 'react';
import { useStatementMessages } from '../../statement-messages';
import type { DaysChoiceProps } from './days-sheet';
import classes from './statement-sheets.module.css';

/** The fields of the sheet; `days-sheet` loads them. */
export default function DaysChoice({ days, last, onChange, onClose }: DaysChoiceProps) {
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
