import { mediaUrl } from '@housebrand/shared/react';
import classes from './promotion-picture.module.css';

/** A promotion's image, 16:9: the motif is on the right of a wide scene. */
export function PromotionPicture({ address, isFirst = false }: { address: string; isFirst?: boolean }) {
  return (
    <img
      className={classes.picture}
      src={mediaUrl(address)}
      alt=""
      width={640}
      height={360}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
