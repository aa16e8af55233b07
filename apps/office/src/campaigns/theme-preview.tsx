import type { Campaign } from '@housebrand/office';
import { deriveTokens, type AgentConfig, type ThemeColors } from '@housebrand/theming';
import { ContrastReport } from '@housebrand/theming/react';
import { useCallback, useMemo } from 'react';
import { useOffice } from '../api/hooks';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { isFields, type Fields } from './form/schema';
import { useCampaignMessages } from './messages';
import { PortalPreview } from './portal-preview';

const PAGES = ['home', 'quests', 'tiers', 'login'] as const;

/** A look on pages of the portal with the agent's own content, and the colours that are corrected for contrast. */
export function ThemePreview({ document, saved }: { document: Fields; saved: Fields }) {
  const t = useCampaignMessages();
  const documents = useDocuments();
  const site = useOffice<AgentConfig>('campaigns.site').data;
  const colors = colorsOf(document, saved, site);
  const images = document['images'];
  const configOf = useCallback(
    (config: AgentConfig): AgentConfig => ({
      ...config,
      themes: colors ?? config.themes,
      logo: { ...config.logo, ...chosen(images) },
    }),
    [colors, images],
  );
  if (colors === null) return <Panel title={t('preview')}>{t('previewDefaultLook')}</Panel>;
  if (!colors) return null;
  return (
    <>
      <PortalPreview pages={PAGES} documents={documents} configOf={configOf} note={t('previewSamples')} />
      <div className={classes.panel}>
        <ContrastReport corrections={deriveTokens(colors).corrections} />
      </div>
    </>
  );
}

/** What the pages show besides the look. */
function useDocuments() {
  const banners = useOffice<Campaign>('campaigns.read', { path: { kind: 'banners' } }).data?.document;
  const quests = useOffice<Campaign>('campaigns.read', { path: { kind: 'quests' } }).data?.document;
  const tiers = useOffice<Campaign>('campaigns.read', { path: { kind: 'tiers' } }).data?.document;
  return useMemo(
    () => ({ ...(banners && { banners }), ...(quests && { quests }), ...(tiers && { tiers }) }),
    [banners, quests, tiers],
  );
}

/** Returns the colours that members will see; `null` for the default look that is chosen but not saved: the server knows it. */
function colorsOf(document: Fields, saved: Fields, site: AgentConfig | undefined): ThemeColors | null | undefined {
  if (document['look'] !== 'default') return document['themes'] as ThemeColors;
  return saved['look'] === 'default' ? site?.themes : null;
}

/** Returns the pictures of the logo that the agent has chosen itself. */
function chosen(images: unknown): Partial<AgentConfig['logo']> {
  const logo = isFields(images) ? images['logo'] : undefined;
  return isFields(logo) ? Object.fromEntries(Object.entries(logo).filter(([, address]) => address !== '')) : {};
}
