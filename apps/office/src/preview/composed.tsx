import { LoginScreen } from '@housebrand/auth/react';
import { activeAnnouncements } from '@housebrand/content';
import { AnnouncementSheet, BannerCarousel, useAnnouncementsOf } from '@housebrand/content/react';
import { QuestStrip } from '@housebrand/quests/react';
import { usePortal } from '@housebrand/shared/react';
import { TierChip, useTierMeter } from '@housebrand/tiers/react';
import { CouponSheet, CreditActions, CreditBox, useCredit } from '@housebrand/wallet/react';
import type { ReactNode } from 'react';
import type { Preview, PreviewPage } from './preview';
import classes from './preview.module.css';
import { shownCoupon, type CouponDraft } from './shown';

const nothing = () => {};

/** The pages that the portal composes of components itself. */
export function Composed({ preview }: { preview: Preview }) {
  const { page, config, coupon } = preview;
  const pages: Partial<Record<PreviewPage, ReactNode>> = {
    banners: <BannerCarousel />,
    announcements: <Announcement />,
    coupon: coupon && (
      <CouponSheet
        coupon={shownCoupon(coupon as unknown as CouponDraft)}
        isSending={false}
        error={null}
        onUse={nothing}
        onClose={nothing}
      />
    ),
    home: <Home />,
  };
  if (page === 'login')
    return <LoginScreen image={config.logo.loginImage} intro="" contactHref={null} isUnderMaintenance={false} />;
  return <main className={classes.page}>{pages[page]}</main>;
}

/** The sheet that members see after a login. */
function Announcement() {
  const { member } = usePortal();
  const active = activeAnnouncements(useAnnouncementsOf(member).data ?? []);
  return active.length > 0 && <AnnouncementSheet announcements={active} onClose={nothing} />;
}

function Home() {
  const { member } = usePortal();
  const credit = useCredit(member);
  const meter = useTierMeter(member?.tier);
  if (!member) return null;
  return (
    <>
      <CreditBox
        username={member.username}
        name={member.name}
        tier={<TierChip tier={member.tier} />}
        meter={meter}
        credit={credit}
        isOnline
        actions={<CreditActions />}
      />
      <BannerCarousel />
      <QuestStrip />
    </>
  );
}
