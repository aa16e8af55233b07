import type { MoneyPage } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { classNames, useLanguage } from '@housebrand/shared/react';
import { StateChip } from '../kit/chip';
import { Moment, useAmountText, useTimes } from '../kit/formats';
import { Reference } from '../kit/reference';
import { NoSide, Sides } from '../kit/sides';
import { MoneyStateChip } from '../terms/terms';
import { useMoneyMessages } from './messages';
import classes from './money.module.css';

/** What happened to a payment, oldest first. */
export function Timeline({ entries }: { entries: MoneyPage['timeline'] }) {
  const times = useTimes();
  const language = useLanguage();
  return (
    <ol className={classes.timeline}>
      {entries.map(({ kind, at, text }, index) => (
        <li key={`${kind} ${at} ${index}`} className={classNames(classes.event, classes[kind])}>
          <time dateTime={at} title={times.long(at)}>
            {times.clock(at)}
          </time>
          <span>{text[language]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Our ledger and the provider's answer next to each other; what differs is marked. */
export function MoneySides({ page: { item, ours, provider, isProviderAnswering } }: { page: MoneyPage }) {
  const t = useMoneyMessages();
  const amountText = useAmountText();
  const isOther = provider !== null && provider.amountSatang !== null && provider.amountSatang !== ours.amountSatang;
  const missing = <NoSide>{t(isProviderAnswering ? 'nothing' : 'noAnswer')}</NoSide>;
  return (
    <Sides
      caption={t('bothSides')}
      left={t('ours')}
      right={t('provider')}
      rows={[
        {
          name: t('amount'),
          left: amountText({ ...ours, amountPoints: item.amountPoints }),
          right: provider ? amountText({ ...provider, amountPoints: null }) : missing,
          isOther,
        },
        {
          name: t('state'),
          left: <MoneyStateChip state={item.state} />,
          right: provider?.state ? <StateChip tone="info">{provider.state}</StateChip> : DASH,
        },
        {
          name: t('reference'),
          left: ours.reference ? <Reference text={ours.reference} /> : DASH,
          right: provider?.reference ? <Reference text={provider.reference} /> : DASH,
        },
        {
          name: t('at'),
          left: ours.at ? <Moment at={ours.at} /> : DASH,
          right: provider?.at ? <Moment at={provider.at} /> : DASH,
        },
      ]}
    />
  );
}
