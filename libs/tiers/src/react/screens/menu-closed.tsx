import type { MenuKey } from '@housebrand/shared';
import { AppBar, FailureScreen, LinkButton, StateScreen, usePath, usePortal } from '@housebrand/shared/react';
import { firstTierWith } from '../../core';
import { useTierConfigs } from '../api/get-tier-configs';
import { TierDetailSkeleton } from '../components/tier-detail-skeleton';
import { useTierName } from '../tier-name';
import { useMenuClosedWords, useTierWords } from '../words';

/** In the place of a page that the member's tier does not open: from which tier it opens, and the way up. */
export default function MenuClosedScreen({ menu }: { menu: MenuKey }) {
  const words = useTierWords();
  return (
    <>
      <AppBar title={words(`menu.${menu}`)} />
      <main>
        <Content menu={menu} />
      </main>
    </>
  );
}

function Content({ menu }: { menu: MenuKey }) {
  const words = useTierWords();
  const closed = useMenuClosedWords();
  const nameOf = useTierName();
  const { prefix } = usePortal();
  const path = usePath();
  const { data, error, refetch } = useTierConfigs(prefix);
  if (error) return <FailureScreen error={error} onRetry={() => void refetch()} isWhole />;
  if (!data) return <TierDetailSkeleton />;
  const from = firstTierWith(menu, data);
  return (
    <StateScreen
      kind="empty"
      isWhole
      title={from ? closed('menuClosed', { tier: nameOf(from.tierName) }) : closed('menuNowhere')}
      text={words('menuClosedText')}
      action={<LinkButton to={path('user-info/tier-detail')}>{words('title')}</LinkButton>}
      secondary={
        <LinkButton variant="plain" to={path()}>
          {words('goHome')}
        </LinkButton>
      }
    />
  );
}
