import { Select } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { Bones } from '../kit/query-part';
import { useAgent, useOfficeSession } from '../session/session-context';
import { Clock } from './clock';
import { useShellMessages } from './messages';
import { Navigation } from './navigation';
import { Person } from './person';
import { ProviderChip } from './provider-chip';
import { SearchField } from './search-field';
import classes from './shell.module.css';

/** The frame around all pages: side navigation, search, health of the providers, clock and person. */
export function Shell() {
  const t = useShellMessages();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <section className={classes.side} data-open={isMenuOpen || undefined} aria-label={t('openMenu')}>
        <div className={classes.brand}>
          <span className={classes.mark} aria-hidden />
          <AgentName />
          <button
            type="button"
            className={classes.burger}
            aria-expanded={isMenuOpen}
            aria-label={t('openMenu')}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            <IconMenu2 size={20} aria-hidden />
          </button>
        </div>
        <Navigation onChosen={() => setIsMenuOpen(false)} />
        <Person />
      </section>
      <div className={classes.body}>
        <section className={classes.bar} aria-label={t('bar')}>
          <SearchField />
          <ProviderChip />
          <Clock />
        </section>
        <main id="content" className={classes.content}>
          <Suspense fallback={<Bones rows={8} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

/** The agent's name; accounts of the platform choose another one here. */
function AgentName() {
  const t = useShellMessages();
  const agent = useAgent();
  const { agents } = useOfficeSession();
  const navigate = useNavigate();
  if (agents.length === 1) return <span className={classes.agent}>{agent.name}</span>;
  return (
    <Select
      aria-label={t('agent')}
      className={classes.agent ?? ''}
      classNames={{ input: classes.agentInput ?? '' }}
      searchable
      data={agents.map(({ prefix, name }) => ({ value: prefix, label: name }))}
      value={agent.prefix}
      onChange={(prefix) => void (prefix && navigate(`/${prefix}/today`))}
    />
  );
}
