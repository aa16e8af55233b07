import type { MoneyPage } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { classNames, useLanguage } from '@housebrand/shared/react';
import { StateChip } from '../kit/chip';
import { Moment, useAmountText, useTimes } from '../kit/formats';
import { Reference } from '../kit/reference';
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
  const missing = <span className={classes.quiet}>{t(isProviderAnswering ? 'nothing' : 'noAnswer')}</span>;
  return (
    <table className={classes.sides}>
      <caption>{t('bothSides')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('ours')}</th>
          <th scope="col">{t('provider')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('amount')}</th>
          <td>{amountText({ ...ours, amountPoints: item.amountPoints })}</td>
          <td className={isOther ? classes.other : undefined}>
            {provider ? amountText({ ...provider, amountPoints: null }) : missing}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('state')}</th>
          <td>
            <MoneyStateChip state={item.state} />
          </td>
          <td>{provider?.state ? <StateChip tone="info">{provider.state}</StateChip> : DASH}</td>
        </tr>
        <tr>
          <th scope="row">{t('reference')}</th>
          <td>{ours.reference ? <Reference text={ours.reference} /> : DASH}</td>
          <td>{provider?.reference ? <Reference text={provider.reference} /> : DASH}</td>
        </tr>
        <tr>
          <th scope="row">{t('at')}</th>
          <td>{ours.at ? <Moment at={ours.at} /> : DASH}</td>
          <td>{provider?.at ? <Moment at={provider.at} /> : DASH}</td>
        </tr>
      </tbody>
    </table>
  );
}
