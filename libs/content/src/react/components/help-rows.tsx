import { ListRow, usePath } from '@housebrand/shared/react';
import { IconBook2, IconHelpCircle } from '@tabler/icons-react';
import { useContentWords } from '../words';

/** The ways to help, as rows of a card. */
export function HelpRows() {
  const words = useContentWords();
  const path = usePath();
  return (
    <>
      <ListRow
        icon={<IconHelpCircle size={22} aria-hidden />}
        label={words('faq')}
        note={words('faqNote')}
        to={path('faq')}
      />
      <ListRow
        icon={<IconBook2 size={22} aria-hidden />}
        label={words('tutorials')}
        note={words('tutorialsNote')}
        to={path('tutorial')}
      />
    </>
  );
}
