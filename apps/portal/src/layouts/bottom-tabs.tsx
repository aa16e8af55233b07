import { classNames } from '@housebrand/shared/react';
import { usePortalMessages } from '../messages';
import classes from './bottom-tabs.module.css';
import { EntryIcon, MainLink, useMainEntries } from './main-entries';
import { useNoteTabs } from './tabs-shown';

/** The main menu within reach of the thumb. */
export function BottomTabs() {
  const t = usePortalMessages();
  useNoteTabs();
  return (
    <nav className={classes.tabs} aria-label={t('mainMenu')} data-tabs>
      {useMainEntries().map((entry) => {
        const isCenter = entry.key === 'cashier';
        return (
          <MainLink
            key={entry.key}
            entry={entry}
            className={(isActive) => classNames(classes.tab, isCenter && classes.center, isActive && classes.active)}
          >
            {isCenter ? (
              <span className={classes.disc}>
                <EntryIcon entry={entry} size={30} />
              </span>
            ) : (
              <EntryIcon entry={entry} />
            )}
            <span>{entry.label}</span>
          </MainLink>
        );
      })}
    </nav>
  );
}
