import { IconChevronDown } from '@tabler/icons-react';
import { sourcesThat, type Counting, type LimitKind } from '../../core';
import { useProtectionWords } from '../words';
import classes from './counted.module.css';

const ANSWERS: readonly Counting[] = ['counts', 'beside', 'no'];

/** What counts towards a limit, what is shown beside it and what is left out: the table of the core, folded until it is asked for. */
export function Counted({ kind }: { kind: LimitKind }) {
  const words = useProtectionWords();
  return (
    <details className={classes.counted}>
      <summary>
        {words('counting')}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <dl>
        {ANSWERS.map((counting) => ({ counting, sources: sourcesThat(kind, counting) }))
          .filter(({ sources }) => sources.length > 0)
          .map(({ counting, sources }) => (
            <div key={counting}>
              <dt>{words(`counting.${counting}`)}</dt>
              {sources.map((source) => (
                <dd key={source}>{words(`source.${source}`)}</dd>
              ))}
            </div>
          ))}
      </dl>
    </details>
  );
}
