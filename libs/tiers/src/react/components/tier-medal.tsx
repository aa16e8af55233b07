import { mediaUrl } from '@housebrand/shared/react';
import { IconMedal } from '@tabler/icons-react';
import { memo, useState } from 'react';

/** A tier's image and its size. */
export interface TierMedalProps {
  /** `logoUrl` of the tier. */
  url: string;
  /** Pixels. */
  size: number;
  className?: string | undefined;
}

/** A tier's medal, or a plain one when the image fails to load. Decorative: the tier's name stands beside it. */
export const TierMedal = memo(function TierMedal({ url, size, className }: TierMedalProps) {
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  if (!url || missingUrl === url) return <IconMedal className={className} size={size} aria-hidden />;
  return (
    <img
      className={className}
      src={mediaUrl(url)}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={() => setMissingUrl(url)}
    />
  );
});
