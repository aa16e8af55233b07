import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { Button, toast, useCanShare, usePortal } from '@housebrand/shared/react';
import { useAffiliateMessages } from '../messages';

/** Shares a link with another app. Renders nothing if the browser does not support it. */
export function ShareButton({ link, isMain = false }: { link: string; isMain?: boolean }) {
  const t = useAffiliateMessages();
  const { name } = usePortal();
  const canShare = useCanShare();
  if (!canShare) return null;
  // The promise rejects if the member closes the share sheet, which is not an error.
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
