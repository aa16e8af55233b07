import type { MemberRef } from '@housebrand/shared';
import { Button, OfferCard } from '@housebrand/shared/react';
import { IconBellRinging } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePushState, useTurnPush } from '../api/get-push-state';
import { keepPushChoice, pushChoice } from '../push/push-choice';
import { usePushMessages } from '../push-messages';
import classes from './push-offer.module.css';

/** Offers push messages to a member who has not chosen on this device yet; the browser asks only after the press. */
export function PushOffer({ member }: { member: MemberRef }) {
  const t = usePushMessages();
  const { isOpen, close } = useOpen(member);
  const { data: state } = usePushState(member);
  const { mutate, isPending, isError } = useTurnPush(member);
  if (!isOpen || state !== 'off') return null;
  return (
    <OfferCard
      className={classes.offer}
      icon={<IconBellRinging size={32} aria-hidden />}
      title={t('offer')}
      text={t('offerText')}
      failure={isError && t('failed')}
      actions={
        <>
          <Button variant="plain" size="sm" onClick={close}>
            {t('later')}
          </Button>
          <Button size="sm" isLoading={isPending} onClick={() => mutate(true)}>
            {t('turnOn')}
          </Button>
        </>
      }
    />
  );
}

/** Whether the member has not chosen yet, and how to decline. */
function useOpen({ prefix, username }: MemberRef) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setOpen(false);
    void pushChoice({ prefix, username }).then((choice) => isCurrent && setOpen(choice === null));
    return () => {
      isCurrent = false;
    };
  }, [prefix, username]);
  const close = () => {
    setOpen(false);
    void keepPushChoice({ prefix, username }, false);
  };
  return { isOpen, close };
}
