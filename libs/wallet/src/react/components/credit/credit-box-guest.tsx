import { LinkButton } from '@housebrand/shared/react';
import { IconLogin2, IconUserPlus } from '@tabler/icons-react';
import { useWalletMessages } from '../../messages';
import classes from './credit-box.module.css';
import { Watermark } from './watermark';

/** Links for guests, and the watermark. */
export interface CreditBoxGuestProps {
  /** The address of the login. */
  loginTo: string;
  /** The address of the registration. */
  registerTo: string;
  watermarkUrl?: string | undefined;
}

/** Replaces the credit box for guests. */
export function CreditBoxGuest({ loginTo, registerTo, watermarkUrl }: CreditBoxGuestProps) {
  const t = useWalletMessages();
  return (
    <section className={classes.box} aria-labelledby="credit-box-guest">
      <Watermark url={watermarkUrl} />
      <h2 id="credit-box-guest" className={classes.guestTitle}>
        {t('guestTitle')}
      </h2>
      <p className={classes.guestText}>{t('guestText')}</p>
      <div className={classes.entries}>
        <LinkButton variant="credit" to={loginTo} icon={<IconLogin2 size={22} aria-hidden />}>
          {t('login')}
        </LinkButton>
        <LinkButton variant="creditGhost" to={registerTo} icon={<IconUserPlus size={22} aria-hidden />}>
          {t('register')}
        </LinkButton>
      </div>
    </section>
  );
}
