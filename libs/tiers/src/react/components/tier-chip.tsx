import { leadsNowhere, Link, usePath } from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import type { MemberTier } from '../../core';
import { useTierName } from '../tier-name';
import { useTierMessages } from '../messages';
import classes from './tier-chip.module.css';
import { TierMedal } from './tier-medal';

/** Medal, name and link to the tier's detail, for the credit box. */
export function TierChip({ tier }: { tier: Pick<MemberTier, 'tierName' | 'logoUrl'> }) {
  const t = useTierMessages();
  const detail = usePath()('user-info/tier-detail');
  const name = useTierName()(tier.tierName);
  return (
    <Link className={classes.chip} to={detail} aria-label={t('openDetail', { name })}>
      <TierMedal url={tier.logoUrl} size={26} />
      <span className={classes.name}>{t('tierNamed', { name })}</span>
      {!leadsNowhere(detail) && <IconChevronRight size={14} aria-hidden />}
    </Link>
  );
}
