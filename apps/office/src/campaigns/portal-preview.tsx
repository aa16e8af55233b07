import { PREVIEW_ADDRESS } from '@housebrand/office';
import type { Language } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import type { AgentConfig } from '@housebrand/theming';
import { DeviceFrame, useWidth } from '@housebrand/theming/react';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useOffice } from '../api/hooks';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import type { Preview, PreviewMessage, PreviewPage } from '../preview/preview';
import classes from './campaigns.module.css';
import { useCampaignMessages } from './messages';

const WIDTH = 360;
const HEIGHT = 640;
/** Of pages that are never as high as a phone. */
const HEIGHTS: Partial<Record<PreviewPage, number>> = { banners: 200, coupon: 520 };

/** What is being edited, on pages of the portal. */
export interface PortalPreviewProps extends Pick<Preview, 'documents' | 'coupon'> {
  /** The pages, the first of which is shown. */
  pages: readonly PreviewPage[];
  /** Returns the configuration to show; the saved one by default. */
  configOf?: (saved: AgentConfig) => AgentConfig;
  /** Says what of the preview is made up. */
  note?: string | undefined;
}

/** Shows what is being edited as members will see it: the portal's own components on a phone, in the agent's look. */
export function PortalPreview({ pages, note, ...shown }: PortalPreviewProps) {
  const t = useCampaignMessages();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [page, setPage] = useState(pages[0]!);
  const site = useOffice<AgentConfig>('campaigns.site');
  return (
    <Panel
      title={t('preview')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('previewLanguage')}
          data={(['th', 'en'] as const).map((value) => ({ value, label: t(value) }))}
          value={language}
          onChange={(next) => setLanguage(next as Language)}
        />
      }
    >
      {pages.length > 1 && (
        <SegmentedControl
          className={classes.previewPages ?? ''}
          size="xs"
          fullWidth
          aria-label={t('previewPage')}
          data={pages.map((value) => ({ value, label: t(`previewPage.${value}` as 'previewPage.home') }))}
          value={page}
          onChange={(next) => setPage(next as PreviewPage)}
        />
      )}
      <QueryPart query={site} rows={8}>
        {(saved) => <Phone {...shown} saved={saved} page={page} language={language} />}
      </QueryPart>
      {note && <p className={classes.previewNote}>{note}</p>}
    </Panel>
  );
}

interface PhoneProps extends Omit<PortalPreviewProps, 'pages' | 'note'>, Pick<Preview, 'page' | 'language'> {
  saved: AgentConfig;
}

function Phone({ saved, page, language, documents, coupon, configOf }: PhoneProps) {
  const t = useCampaignMessages();
  const [row, available] = useWidth();
  const message = useMemo((): PreviewMessage => {
    const config = configOf ? configOf(saved) : saved;
    return { kind: 'preview', preview: { page, language, config, documents, ...(coupon && { coupon }) } };
  }, [saved, page, language, documents, coupon, configOf]);
  return (
    <div ref={row} className={classes.phone}>
      {available > 0 && (
        <DeviceFrame
          title={t('previewFrame')}
          address={PREVIEW_ADDRESS}
          box={{ width: WIDTH, height: HEIGHTS[page] ?? HEIGHT, scale: Math.min(1, available / WIDTH) }}
          message={message}
        />
      )}
    </div>
  );
}
