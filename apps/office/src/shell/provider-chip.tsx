import { StateChip } from '../kit/chip';
import { useToday } from '../today/use-today';
import { useShellMessages } from './messages';

/** Names of the systems that we know; others are shown as they are. */
const KNOWN = ['memberSystem', 'gamePlatform', 'external'] as const;

/** Whether the provider's systems answer. */
export function ProviderChip() {
  const t = useShellMessages();
  const { data: today } = useToday();
  if (!today) return <StateChip>{t('providersUnknown')}</StateChip>;
  const nameOf = (system: string) => {
    const known = KNOWN.find((name) => name === system);
    return known ? t(known) : system;
  };
  const silent = today.providers.filter(({ isAnswering }) => !isAnswering).map(({ system }) => nameOf(system));
  if (silent.length === 0) return <StateChip tone="good">{t('providersFine')}</StateChip>;
  return <StateChip tone="bad">{t('providersSilent', { names: silent.join(', ') })}</StateChip>;
}
