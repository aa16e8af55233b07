import { KEY_SCOPES, type KeyScope } from '@housebrand/shared';
import { z } from 'zod';

/** A key of the agent's servers. */
export const OfficeKey = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    label: z.string().meta({ example: 'Accounting', description: 'What the key is for.' }),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .nullable()
      .meta({ example: ['members', 'payments'], description: 'The calls that the key may make; `null`: all of them.' }),
    networks: z.array(z.string()).meta({
      example: ['203.0.113.0/24'],
      description: 'Networks from which the key is valid; empty: all.',
    }),
    createdAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    createdBy: z.string().nullable().meta({
      example: 'staff:mto.head',
      description: 'Who created the key, as in the audit trail; `null`: not recorded.',
    }),
    lastUsedAt: z.string().nullable().meta({
      example: '2026-11-25T07:00:00.000Z',
      description: 'Last use, recorded at most once per hour; `null`: none yet.',
    }),
    revokedAt: z.string().nullable().meta({ example: null, description: '`null`: the key is valid.' }),
  })
  .meta({ id: 'OfficeKeyDto' });
export type OfficeKey = z.infer<typeof OfficeKey>;

/** `GET /api/office/keys`: the keys of the agent, oldest first. */
export const OfficeKeys = z.object({ keys: z.array(OfficeKey) }).meta({ id: 'OfficeKeysDto' });
export type OfficeKeys = z.infer<typeof OfficeKeys>;

/** `POST /api/office/keys`: the new key, shown only now. */
export const NewOfficeKey = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    key: z.string().meta({ example: 'hb_…', description: 'For the header `x-agent-key`. It cannot be read again.' }),
  })
  .meta({ id: 'NewOfficeKeyDto' });
export type NewOfficeKey = z.infer<typeof NewOfficeKey>;

/** `POST /api/office/keys`. */
export interface CreateKeyRequest {
  label: string;
  /** The calls that the key may make; omitted: all of them. */
  scopes?: KeyScope[] | undefined;
  /** Networks from which the key is valid, in CIDR notation; default: all. */
  networks?: string[] | undefined;
  reason: string;
}

/** `POST /api/office/keys/{id}/networks` and `POST /api/office/staff/{username}/networks`. */
export interface NetworksRequest {
  /** In CIDR notation; empty: all. */
  networks: string[];
  reason: string;
}
