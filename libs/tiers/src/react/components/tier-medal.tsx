import { memo } from 'react';

export interface TierMedalProps {
  /** `logoUrl` of the tier. */
  url: string;
  /** Pixels. */
  size: number;
  className?: string | undefined;
}

/** A tier's medal. Decorative: the tier's name stands beside it. */
export const TierMedal = memo(function TierMedal({ url, size, className }: TierMedalProps) {
  return <img className={className} src={url} alt="" width={size} height={size} decoding="async" />;
});
