import 'react-image-crop/dist/ReactCrop.css';
import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { useCampaignMessages } from '../messages';
import { cropped, largestCrop } from './crop';
import classes from './form.module.css';

/** A picture to crop before it is uploaded. */
export interface CropDialogProps {
  file: File;
  /** Width divided by height; `null`: any. */
  ratio: number | null;
  /** Called with the part that was selected, or with the file itself. */
  onUpload: (file: Blob) => void;
  onClose: () => void;
}

/** Selects the part of a picture that is uploaded: with a pointer, or with the arrow keys on the frame and its corners. */
export function CropDialog({ file, ratio, onUpload, onClose }: CropDialogProps) {
  const t = useCampaignMessages();
  const address = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isUnreadable, setUnreadable] = useState(false);
  const upload = () => {
    if (image.current && crop) void cropped(image.current, crop).then(onUpload, () => setUnreadable(true));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('cropTitle')}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.crop}>
        <p className={classes.meaning}>{t(ratio === null ? 'cropTextFree' : 'cropText')}</p>
        {address && (
          <ReactCrop
            crop={crop}
            keepSelection
            ruleOfThirds
            ariaLabels={labels(t)}
            {...(ratio !== null && { aspect: ratio })}
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={address}
              alt={t('cropPicture')}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setCrop(largestCrop({ width, height }, ratio))
              }
              onError={() => setUnreadable(true)}
            />
          </ReactCrop>
        )}
        {isUnreadable && (
          <p className={classes.problem} role="alert">
            {t('cropUnreadable')}
          </p>
        )}
        <div className={classes.cropActions}>
          <Button variant="default" onClick={() => onUpload(file)}>
            {t('cropWhole')}
          </Button>
          <Button disabled={!crop} onClick={upload}>
            {t('cropUpload')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function labels(t: ReturnType<typeof useCampaignMessages>) {
  return {
    cropArea: t('cropArea'),
    nwDragHandle: t('cropTopLeft'),
    nDragHandle: t('cropTop'),
    neDragHandle: t('cropTopRight'),
    eDragHandle: t('cropRight'),
    seDragHandle: t('cropBottomRight'),
    sDragHandle: t('cropBottom'),
    swDragHandle: t('cropBottomLeft'),
    wDragHandle: t('cropLeft'),
  };
}

/** Returns the address of a file in this browser while the dialog is open. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return address;
}
