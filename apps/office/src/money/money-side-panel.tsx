import { CloseButton } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useAmountText } from '../kit/formats';
import { QueryPart } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { ThreadPanel } from '../support/thread-panel';
import { MoneyStateChip, useTerms } from '../terms/terms';
import { useMoneyMessages } from './messages';
import { moneyPath, MoneyAdvice, useMoneyPage } from './money-details';
import { MoneySides, Timeline } from './money-sides';
import classes from './money.module.css';

/** A payment beside a list. @param closeTo address of the list without it */
export function MoneySidePanel({ record, id, closeTo }: { record: string; id: string; closeTo: string }) {
  const t = useMoneyMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  const to = useAddress();
  const may = useMay();
  const navigate = useNavigate();
  const query = useMoneyPage(record, id);
  return (
    <div className={classes.details}>
      <QueryPart query={query} rows={8}>
        {(page) => (
          <>
            <div className={classes.top}>
              <h2>{`${terms(`kind.${page.item.kind}`)} ${amountText(page.item)}`}</h2>
              <MoneyStateChip state={page.item.state} />
              <CloseButton size="sm" aria-label={t('close')} onClick={() => void navigate(closeTo)} />
            </div>
            <Timeline entries={page.timeline} />
            <MoneySides page={page} />
            <MoneyAdvice page={page} />
            <p className={classes.links}>
              <Link to={to(moneyPath(page.item))}>{t('openPage')}</Link>
            </p>
            {page.thread && may('support.read') && <ThreadPanel id={page.thread} />}
          </>
        )}
      </QueryPart>
    </div>
  );
}
