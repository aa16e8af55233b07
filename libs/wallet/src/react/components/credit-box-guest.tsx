import { LinkButton } from '@housebrand/shared/react';
import { IconLogin2 } from '@tabler/icons-react';
import { useWalletWords } from '../words';
import styles from './credit-box.module.css';
import { Watermark } from './watermark';

export interface CreditBoxGuestProps {
  /** The address of the login. */
  loginTo: string;
  watermarkUrl?: string | undefined;
}

/** In the place of the credit for whoever is not logged in. */
export function CreditBoxGuest({ loginTo, watermarkUrl }: CreditBoxGuestProps) {
  const words = useWalletWords();
  return (
    <section className={styles.box} aria-labelledby="credit-box-guest">
      <Watermark url={watermarkUrl} />
      <h2 id="credit-box-guest" className={styles.guestTitle}>
        {words('guestTitle')}
      </h2>
      <p className={styles.guestText}>{words('guestText')}</p>
      <div className={styles.actions}>
        <LinkButton variant="credit" to={loginTo} icon={<IconLogin2 size={22} aria-hidden />}>
          {words('login')}
        </LinkButton>
      </div>
    </section>
  );
}
