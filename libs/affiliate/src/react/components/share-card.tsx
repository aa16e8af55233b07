import { IconDownload, IconPhoto, IconShare2 } from '@tabler/icons-react';
import { Button, Sheet, Skeleton, toast, usePortal } from '@housebrand/shared/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { referralCodeOf } from '../../core';
import { useAffiliateMessages } from '../messages';
import { drawShareCard } from './draw-share-card';
import classes from './share-card.module.css';

const FILE = 'invite.png';

/** A picture and its object URL. */
interface Picture {
  file: File;
  url: string;
  canBeShared: boolean;
}

/** A picture of the link for chats, which the member can view, save, and share if the browser supports it. */
export function ShareCard({ link }: { link: string }) {
  const t = useAffiliateMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<IconPhoto size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('picture')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('picture')}>
        <Card link={link} />
      </Sheet>
    </>
  );
}

function Card({ link }: { link: string }) {
  const t = useAffiliateMessages();
  const { name } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const picture = usePicture(place, link, t);
  const canShare = picture?.canBeShared ?? false;
  // The promise rejects if the member closes the share sheet, which is not an error.
  const share = () =>
    void navigator.share({ files: picture ? [picture.file] : [], title: name }).catch(() => undefined);
  const code = referralCodeOf(link) ?? '';
  return (
    <div className={classes.card} ref={place}>
      {picture ? (
        <img className={classes.picture} src={picture.url} alt={t('pictureAlt', { name, code })} />
      ) : (
        <Skeleton height={320} radius={16} />
      )}
      {canShare && (
        <Button isFullWidth icon={<IconShare2 size={18} aria-hidden />} onClick={share}>
          {t('sharePicture')}
        </Button>
      )}
      <Button
        isFullWidth
        variant={canShare ? 'ghost' : 'filled'}
        disabled={!picture}
        icon={<IconDownload size={18} aria-hidden />}
        onClick={() => picture && save(picture.url)}
      >
        {t('savePicture')}
      </Button>
    </div>
  );
}

/** Draws the picture as soon as the sheet opens: browsers require `share` to follow a tap immediately. */
function usePicture(place: RefObject<Element | null>, link: string, t: Translate): Picture | null {
  const { name, minimumAge } = usePortal();
  const [picture, setPicture] = useState<Picture | null>(null);
  const agent = name;
  const invitation = t('invitation');
  const codeLabel = t('yourCode');
  const condition = t('adultsOnly', { age: minimumAge });
  const failed = t('pictureFailed');
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    const show = (drawn: Blob): void => {
      if (isOver) return;
      url = URL.createObjectURL(drawn);
      const file = new File([drawn], FILE, { type: drawn.type });
      setPicture({ url, file, canBeShared: navigator.canShare?.({ files: [file] }) ?? false });
    };
    const code = referralCodeOf(link) ?? '';
    drawShareCard(place.current!, link, { agent, invitation, codeLabel, code, condition })
      .then(show)
      .catch(() => toast.show(failed, 'error'));
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [place, link, agent, invitation, codeLabel, condition, failed]);
  return picture;
}

type Translate = ReturnType<typeof useAffiliateMessages>;

function save(url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = FILE;
  anchor.click();
}
