import type { CampaignKind } from '@housebrand/office';
import { useMemo } from 'react';
import { PREVIEW_PAGES, rowsOf, type PreviewPage } from '../preview/preview';
import type { Fields } from './form/schema';
import { useCampaignMessages } from './messages';
import { PortalPreview } from './portal-preview';

/** Kinds whose preview shows figures that the document does not have. */
const WITH_SAMPLES: ReadonlySet<CampaignKind> = new Set(['promotion-texts', 'quests', 'tournaments', 'tiers']);

const hasPreview = (kind: CampaignKind): kind is CampaignKind & PreviewPage => kind in PREVIEW_PAGES;

/** Shows a document as it is being edited on its page of the portal; nothing if members have no such page. */
export function DocumentPreview({ kind, document }: { kind: CampaignKind; document: Fields }) {
  const t = useCampaignMessages();
  const documents = useMemo(() => ({ [kind]: document }), [kind, document]);
  if (!hasPreview(kind) || ('rows' in document && rowsOf(document).length === 0)) return null;
  return (
    <PortalPreview
      pages={[kind]}
      documents={documents}
      note={WITH_SAMPLES.has(kind) ? t('previewSamples') : undefined}
    />
  );
}
