import { IconChevronDown } from '@tabler/icons-react';
import { sourcesThat, type Counting, type LimitKind } from '../../core';
import { useProtectionMessages } from '../messages';
import classes from './counted.module.css';

const COUNTINGS: readonly Counting[] = ['counts', 'beside', 'no'];

/** What counts towards a limit, what is only shown with it and what is ignored (`COUNTING`); collapsed at first. */
export function Counted({ kind }: { kind: LimitKind }) {
  const t = useProtectionMessages();
  return (
    <details className={classes.counted}>
      <summary>
        <span>{t('counting')}</span>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <dl>
        {COUNTINGS.map((counting) => ({ counting, sources: sourcesThat(kind, counting) }))
          .filter(({ sources }) => sources.length > 0)
          .map(({ counting, sources }) => (
            <div key={counting}>
              <dt>{t(`counting.${counting}`)}</dt>
              {sources.map((source) => (
                <dd key={source}>{t(`source.${source}`)}</dd>
              ))}
            </div>
          ))}
      </dl>
    </details>
  );
}
