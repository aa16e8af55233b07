import { ListRow, usePath, useSharedMessages } from '@housebrand/shared/react';
import { IconBook2, IconFileText, IconHelpCircle, IconShieldLock } from '@tabler/icons-react';
import { useContentMessages } from '../messages';

/** Links to the help pages, the terms and the privacy notice, as rows of a card. */
export function HelpRows() {
  const t = useContentMessages();
  const shared = useSharedMessages();
  const path = usePath();
  return (
    <>
      <ListRow icon={<IconHelpCircle size={22} aria-hidden />} label={t('faq')} note={t('faqNote')} to={path('faq')} />
      <ListRow
        icon={<IconBook2 size={22} aria-hidden />}
        label={t('tutorials')}
        note={t('tutorialsNote')}
        to={path('tutorial')}
      />
      <ListRow icon={<IconFileText size={22} aria-hidden />} label={shared('terms')} to={path('terms')} />
      <ListRow icon={<IconShieldLock size={22} aria-hidden />} label={shared('privacy')} to={path('privacy')} />
    </>
  );
}
