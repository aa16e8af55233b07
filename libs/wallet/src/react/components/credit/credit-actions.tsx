import { IfOffered, LinkButton, usePath } from '@housebrand/shared/react';
import { IconArrowDown, IconArrowUp, IconSend, IconShoppingBag } from '@tabler/icons-react';
import { useWalletMessages } from '../../messages';

/**
 * The links of the credit box: deposit and withdrawal, and sending and buying chips where the member's tier opens them.
 * No menu restricts a member's own money.
 */
export function CreditActions() {
  const t = useWalletMessages();
  const path = usePath();
  return (
    <>
      <IfOffered menu="deposit">
        <LinkButton variant="credit" size="stacked" to={path('deposit')} icon={<IconArrowDown size={22} aria-hidden />}>
          {t('deposit')}
        </LinkButton>
      </IfOffered>
      <LinkButton
        variant="creditGhost"
        size="stacked"
        to={path('withdraw')}
        icon={<IconArrowUp size={22} aria-hidden />}
      >
        {t('withdraw')}
      </LinkButton>
      <IfOffered menu="chips">
        <LinkButton
          variant="creditGhost"
          size="stacked"
          to={path('chips/send')}
          icon={<IconSend size={22} aria-hidden />}
        >
          {t('send')}
        </LinkButton>
        <LinkButton
          variant="creditGhost"
          size="stacked"
          to={path('chips/purchase')}
          icon={<IconShoppingBag size={22} aria-hidden />}
        >
          {t('buy')}
        </LinkButton>
      </IfOffered>
    </>
  );
}
