import { LinkButton, Sheet, usePortal } from '@housebrand/shared/react';
import { IconPhoneCall } from '@tabler/icons-react';
import { useAuthWords } from '../words';
import classes from './responsible-play-sheet.module.css';

/** Advice and somebody to talk to; never more than one tap away. */
export function ResponsiblePlaySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useAuthWords();
  const { minimumAge } = usePortal();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words('careTitle')}
      footer={
        <LinkButton variant="ghost" isFullWidth href="tel:1323" icon={<IconPhoneCall size={20} aria-hidden />}>
          {words('careCall')}
        </LinkButton>
      }
    >
      <p className={classes.text}>{words('careText', { age: minimumAge })}</p>
      <p className={classes.text}>{words('careHotline')}</p>
    </Sheet>
  );
}
