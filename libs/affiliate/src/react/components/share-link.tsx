import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { Button, toast, usePortal } from '@housebrand/shared/react';
import { useSyncExternalStore } from 'react';
import { useAffiliateMessages } from '../messages';

const noNews = () => () => undefined;

const useCanShare = (): boolean =>
  useSyncExternalStore(
    noNews,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** Hands a link to another app, where the browser can. */
export function ShareButton({ link, isMain = false }: { link: string; isMain?: boolean }) {
  const t = useAffiliateMessages();
  const { name } = usePortal();
  const canShare = useCanShare();
  if (!canShare) return null;
  // a member who closes the share sheet has changed their mind: nothing to tell
  const share = () => void navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <Button
      variant={isMain ? 'filled' : 'ghost'}
      size={isMain ? 'md' : 'sm'}
      isFullWidth={isMain}
      icon={<IconShare2 size={18} aria-hidden />}
      onClick={share}
    >
      {t('share')}
    </Button>
  );
}

export function CopyButton({ link }: { link: string }) {
  const t = useAffiliateMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.show(t('copied'), 'success');
    } catch {
      toast.show(t('copyFailed'), 'error');
    }
  };
  return (
    <Button variant="ghost" size="sm" icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
