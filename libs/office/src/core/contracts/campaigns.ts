import { z } from 'zod';
import { CAMPAIGN_KINDS } from '../campaigns';

const document = z.record(z.string(), z.unknown()).meta({
  example: { basis: 'NET_LOSS', shares: [5, 2, 1] },
  description: "The document, with the fields of the API's call for this kind.",
});
const version = z.string().meta({
  example: '9f86d081884c7d65',
  description: 'Fingerprint of the current document. Send it when you save, so that no other change is lost.',
});

/** `GET /api/office/campaigns/{kind}`: the current document and what its fields mean. */
export const Campaign = z
  .object({
    kind: z.enum(CAMPAIGN_KINDS).meta({ example: 'affiliate' }),
    version,
    document,
    schema: z.record(z.string(), z.unknown()).meta({
      example: { type: 'object', properties: {} },
      description: 'JSON Schema of the document, with names and meanings in the language of the request.',
    }),
  })
  .meta({ id: 'CampaignDto' });
export type Campaign = z.infer<typeof Campaign>;

/** A document that was saved. */
export const CampaignVersion = z
  .object({
    number: z.number().meta({ example: 3 }),
    by: z.string().nullable().meta({
      example: 'mto.marketing',
      description: '`null`: the document was found, saved by the agent key or at the terminal.',
    }),
    reason: z.string().nullable().meta({ example: 'Shares of December' }),
    at: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    isCurrent: z.boolean().meta({ example: true, description: 'Whether the document is the current one.' }),
  })
  .meta({ id: 'CampaignVersionDto' });
export type CampaignVersion = z.infer<typeof CampaignVersion>;

/** `GET /api/office/campaigns/{kind}/versions`: saved documents, newest first. */
export const CampaignVersions = z
  .object({
    versions: z.array(CampaignVersion),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'CampaignVersionsDto' });
export type CampaignVersions = z.infer<typeof CampaignVersions>;

/** `GET /api/office/campaigns/{kind}/versions/{number}`. */
export const SavedCampaign = CampaignVersion.extend({ document }).meta({ id: 'SavedCampaignDto' });
export type SavedCampaign = z.infer<typeof SavedCampaign>;

/** `POST /api/office/campaigns/{kind}/versions/{number}/restore`. */
export interface RestoreCampaignRequest {
  /** The version on which the decision is based: {@link Campaign}. */
  version: string;
  reason: string;
}

/** `PUT /api/office/campaigns/{kind}`. */
export interface SaveCampaignRequest extends RestoreCampaignRequest {
  document: Record<string, unknown>;
}

/** One place of a tournament's board. */
export const OfficeBoardRow = z
  .object({
    rank: z.number().meta({ example: 1, description: 'Equal scores share a place.' }),
    username: z.string().meta({ example: 'MTO•••21', description: 'Masked.' }),
    score: z.number().meta({ example: 48_250.5, description: 'Baht, rounds or multiplier.' }),
    reward: z.number().meta({ example: 5_000, description: 'Prize in baht or points; 0: none.' }),
  })
  .meta({ id: 'OfficeBoardRowDto' });
export type OfficeBoardRow = z.infer<typeof OfficeBoardRow>;

/** `GET /api/office/tournaments/{id}/board`: the first places. */
export const OfficeBoard = z
  .object({
    members: z.number().meta({ example: 42, description: 'Number of members with a score.' }),
    rows: z.array(OfficeBoardRow),
  })
  .meta({ id: 'OfficeBoardDto' });
export type OfficeBoard = z.infer<typeof OfficeBoard>;
