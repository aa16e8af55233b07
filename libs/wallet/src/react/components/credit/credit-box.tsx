import { Avatar, ProgressTrack } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import { useWalletMessages } from '../../messages';
import classes from './credit-box.module.css';
import { CreditFigures } from './credit-figures';
import type { CreditFiguresProps } from './credit-figures';
import { Watermark } from './watermark';

/** Progress to the next tier. The caller provides the label, because tiers are another domain. */
export interface CreditBoxMeter {
  /** A fraction of 1. */
  share: number;
  /** For example "To Gold 57%". */
  label: string;
}

/** The member and the parts beside the credit: tier, meter and links to the cashier. */
export interface CreditBoxProps extends CreditFiguresProps {
  username: string;
  /** The member's own name, whose initials the avatar shows. Default: the username. */
  name?: string | undefined;
  /** The tier badge at the top right. */
  tier?: ReactNode;
  /** `undefined` while it loads, which reserves its space; `null`: no meter. */
  meter: CreditBoxMeter | null | undefined;
  /** `CreditActions`, or `LinkButton`s: one in the variant `credit`, the others in `creditGhost`. */
  actions?: ReactNode;
  /** A one-colour silhouette of the agent's logo. */
  watermarkUrl?: string | undefined;
}

/** The member's name, tier, credit, points and progress to the next tier. */
export function CreditBox({ username, name, tier, meter, actions, watermarkUrl, credit, isOnline }: CreditBoxProps) {
  const t = useWalletMessages();
  return (
    <section className={classes.box} aria-label={t('credit')}>
      <Watermark url={watermarkUrl} />
      <div className={classes.top}>
        <span className={classes.portrait}>
          <Avatar name={name || username || t('member')} />
        </span>
        <div className={classes.who}>
          <div className={classes.name}>{username || t('member')}</div>
          <div className={classes.quiet}>{t('welcomeBack')}</div>
        </div>
        {tier}
      </div>
      <CreditFigures credit={credit} isOnline={isOnline} />
      {meter !== null && (
        <>
          <div className={classes.meter}>
            <ProgressTrack variant="credit" value={meter?.share ?? 0} label={meter?.label ?? t('loadingMeter')} />
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
