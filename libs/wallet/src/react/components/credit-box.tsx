import { Avatar, ProgressTrack } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import { useWalletMessages } from '../messages';
import classes from './credit-box.module.css';
import { CreditFigures } from './credit-figures';
import type { CreditFiguresProps } from './credit-figures';
import { Watermark } from './watermark';

/** How far the next tier is. The words are the caller's: tiers are another domain. */
export interface CreditBoxMeter {
  /** A share of one. */
  share: number;
  /** For example "To Gold 57%". */
  label: string;
}

/** Whose credit is shown, with what stands beside it: tier, meter and ways to the cashier. */
export interface CreditBoxProps extends CreditFiguresProps {
  username: string;
  /** The member's own name; its first letters stand in the roundel. Left out: the username's. */
  name?: string | undefined;
  /** Stands at the top right: the tier chip. */
  tier?: ReactNode;
  /** `undefined` while it is on its way: its place is kept, so that nothing moves; `null` for no meter at all. */
  meter: CreditBoxMeter | null | undefined;
  /** `LinkButton`s in the variants `credit` and `creditGhost`: one filled, the rest ghosts. */
  actions?: ReactNode;
  /** A one-colour silhouette of the agent's logo. */
  watermarkUrl?: string | undefined;
}

/** What a member has: who, tier, credit, points and the way to the next tier at a glance. */
export function CreditBox({ username, name, tier, meter, actions, watermarkUrl, credit, isOnline }: CreditBoxProps) {
  const t = useWalletMessages();
  return (
    <section className={classes.box} aria-label={t('credit')}>
      <Watermark url={watermarkUrl} />
      <div className={classes.top}>
        <span className={classes.portrait}>
          <Avatar name={name || username} />
        </span>
        <div className={classes.who}>
          <div className={classes.name}>{username}</div>
          <div className={classes.quiet}>{t('welcomeBack')}</div>
        </div>
        {tier}
      </div>
      <CreditFigures credit={credit} isOnline={isOnline} />
      {meter !== null && (
        <>
          <div className={classes.meter}>
            <ProgressTrack look="credit" value={meter?.share ?? 0} label={meter?.label ?? t('loadingMeter')} />
          </div>
          <div className={classes.below}>
            <span>{meter?.label ?? '\u00a0'}</span>
          </div>
        </>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
