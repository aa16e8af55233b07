import { leadsNowhere, Link, usePath } from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import type { MemberTier } from '../../core';
import { useTierName } from '../tier-name';
import { useTierWords } from '../words';
import classes from './tier-chip.module.css';
import { TierMedal } from './tier-medal';

/** Medal, name and the way to the tier's detail; stands in the credit box. */
export function TierChip({ tier }: { tier: Pick<MemberTier, 'tierName' | 'logoUrl'> }) {
  const words = useTierWords();
  const detail = usePath()('user-info/tier-detail');
  const name = useTierName()(tier.tierName);
  return (
    <Link className={classes.chip} to={detail} aria-label={words('openDetail', { name })}>
      <TierMedal url={tier.logoUrl} size={26} />
      <span className={classes.name}>{words('tierNamed', { name })}</span>
      {!leadsNowhere(detail) && <IconChevronRight size={14} aria-hidden />}
    </Link>
  );
}
