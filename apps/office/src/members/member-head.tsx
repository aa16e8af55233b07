import type { MemberPage } from '@housebrand/office';
import { DASH, formatCount } from '@housebrand/shared';
import { StateChip } from '../kit/chip';
import { baht, plainBaht, signedAmount, useTimes } from '../kit/formats';
import { Figure, Figures } from '../kit/panel';
import { MemberStateChip, useTerms } from '../terms/terms';
import { MemberActions } from './member-actions';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

/** Who the member is, the state, credit and conditions, and the actions. */
export function MemberHead({ member }: { member: MemberPage }) {
  const t = useMemberMessages();
  const terms = useTerms();
  const times = useTimes();
  const { username, name, tel, bankName, accountNumber, status, tier, limits, exclusion } = member;
  return (
    <section className={classes.head} aria-label={username}>
      <div className={classes.top}>
        <h1>{username}</h1>
        <MemberStateChip state={status.state} />
        {tier && <StateChip>{tier.tierName}</StateChip>}
        {limits.map(({ kind, period, limitSatang }) => (
          <StateChip key={`${kind} ${period}`} tone="warn">
            {t('limitChip', {
              limit: terms(`limit.${kind}`),
              amount: plainBaht(limitSatang),
              period: terms(`period.${period}`),
            })}
          </StateChip>
        ))}
        <MemberActions member={member} />
      </div>
      <p className={classes.contact}>
        <b>{name ?? t('unknownName')}</b>{' '}
        {(tel ?? bankName ?? accountNumber) && (
          <span>{t('contact', { phone: tel ?? DASH, bank: bankName ?? DASH, account: accountNumber ?? '' })}</span>
        )}
      </p>
      {status.reason && (
        <p className={classes.reason}>{t('statusBy', { by: status.by ?? DASH, reason: status.reason })}</p>
      )}
      {exclusion && (
        <p className={classes.reason}>
          {t('exclusionSince', {
            kind: terms(`exclusion.${exclusion.kind}`),
            since: times.short(exclusion.since),
            until: exclusion.until ? t('statusUntil', { time: times.short(exclusion.until) }) : t('noEnd'),
          })}
        </p>
      )}
      <MemberFigures member={member} />
    </section>
  );
}

function MemberFigures({ member: { balance, month } }: { member: MemberPage }) {
  const t = useMemberMessages();
  const times = useTimes();
  const { creditSatang, asOf, isProviderAnswering, withdrawableSatang, turnoverLeftSatang, rewardPoints } = balance;
  // the provider reports them with a session of the member only
  const isMonthKnown = month.depositsSatang !== null && month.withdrawalsSatang !== null;
  const name = isProviderAnswering || !asOf ? t('credit') : t('creditAt', { time: times.short(asOf) });
  return (
    <>
      {!isProviderAnswering && <p className={classes.silent}>{t('providerSilent')}</p>}
      <Figures>
        <Figure name={name} value={baht(creditSatang)} />
        <Figure
          name={t('withdrawable')}
          value={baht(withdrawableSatang)}
          note={
            turnoverLeftSatang !== null &&
            (turnoverLeftSatang > 0 ? t('turnoverLeft', { amount: plainBaht(turnoverLeftSatang) }) : t('turnoverNone'))
          }
        />
        <Figure name={t('points')} value={rewardPoints === null ? DASH : formatCount(rewardPoints)} />
        <div className={classes.month}>
          <dt>{t('month')}</dt>
          <dd>
            <span>
              {isMonthKnown
                ? `${t('monthIn', { amount: plainBaht(month.depositsSatang) })} · ${t('monthOut', { amount: plainBaht(month.withdrawalsSatang) })}`
                : t('monthUnknown')}
            </span>
            <span>{t('monthPlay', { amount: signedAmount(month.netPlaySatang) })}</span>
          </dd>
        </div>
      </Figures>
    </>
  );
}
