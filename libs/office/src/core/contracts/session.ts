import { PasskeyLoginChallenge } from '@housebrand/auth/contracts';
import { z } from 'zod';
import { OFFICE_OPERATIONS, type OfficeOperationName } from '../operations';
import { OFFICE_ROLES } from '../roles';
import { SESSION_STAGES } from '../terms';

const OPERATION_NAMES = Object.keys(OFFICE_OPERATIONS) as [OfficeOperationName, ...OfficeOperationName[]];

export { PasskeyEnrolment } from '@housebrand/auth/contracts';

/** An agent that the account may act for. */
export const OfficeAgent = z
  .object({
    prefix: z.string().meta({ example: 'MTO' }),
    name: z.string().meta({ example: 'MTO Lounge' }),
    timeZone: z.string().meta({ example: 'Asia/Bangkok' }),
  })
  .meta({ id: 'OfficeAgentDto' });
export type OfficeAgent = z.infer<typeof OfficeAgent>;

/** `GET`, `POST /api/office/session` and the calls that complete a login. */
export const OfficeSession = z
  .object({
    username: z.string().meta({ example: 'mto.cashier' }),
    role: z.enum(OFFICE_ROLES).meta({ example: 'cashier' }),
    agent: z.string().nullable().meta({
      example: 'MTO',
      description: 'Prefix of the agent of the account; `null`: an account of the platform.',
    }),
    stage: z.enum(SESSION_STAGES).meta({
      example: 'OPEN',
      description:
        '`FACTOR`: `POST …/factor` is next. `ENROLMENT`: `POST …/enrolment` is next. `OPEN`: the login is complete.',
    }),
    endsAt: z.string().meta({ example: '2026-11-25T07:36:00.000Z', description: 'End without another call.' }),
    latestEndsAt: z.string().meta({ example: '2026-11-25T19:06:00.000Z', description: 'End in any case.' }),
    operations: z.array(z.enum(OPERATION_NAMES)).meta({
      example: ['members.search', 'money.settle'],
      description: 'What the role of the account may do; empty before the login is complete.',
    }),
    agents: z
      .array(OfficeAgent)
      .meta({ description: 'Agents that the account may act for; empty before the login is complete.' }),
    limitSatang: z.number().nullable().meta({
      example: 1_000_000,
      description: 'Satang above which another account must approve a movement; `null`: the role moves no money.',
    }),
  })
  .meta({ id: 'OfficeSessionDto' });
export type OfficeSession = z.infer<typeof OfficeSession>;

/** `POST /api/office/session/enrolment`: data for setting up an authenticator app. */
export const FactorEnrolment = z
  .object({
    secret: z.string().meta({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'Secret, shown only now.' }),
    uri: z
      .string()
      .meta({ example: 'otpauth://totp/Housebrand:mto.cashier?secret=…', description: 'Text of the QR code.' }),
  })
  .meta({ id: 'FactorEnrolmentDto' });
export type FactorEnrolment = z.infer<typeof FactorEnrolment>;

/** A passkey of the account. */
export const StaffPasskey = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    name: z.string().meta({ example: 'Laptop' }),
    host: z.string().meta({ example: 'office.example', description: 'It works on this host only.' }),
    createdAt: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    usedAt: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'StaffPasskeyDto' });
export type StaffPasskey = z.infer<typeof StaffPasskey>;

/** `GET /api/office/passkeys`: the passkeys of the account, oldest first. */
export const StaffPasskeys = z.object({ passkeys: z.array(StaffPasskey) }).meta({ id: 'StaffPasskeysDto' });
export type StaffPasskeys = z.infer<typeof StaffPasskeys>;

/** `POST /api/office/session/passkey-challenge`. */
export const StaffPasskeyRequest = z
  .object({
    passkey: PasskeyLoginChallenge.nullable().meta({
      description: 'Options for `navigator.credentials.get`; `null`: none of the passkeys works on this host.',
    }),
  })
  .meta({ id: 'StaffPasskeyRequestDto' });
export type StaffPasskeyRequest = z.infer<typeof StaffPasskeyRequest>;

/** A session of the account. */
export const OfficeSessionRecord = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    device: z.string().meta({ example: 'Chrome, Windows', description: 'Browser and system; empty if unknown.' }),
    createdAt: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    lastSeenAt: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    isCurrent: z.boolean().meta({ example: true }),
  })
  .meta({ id: 'OfficeSessionRecordDto' });
export type OfficeSessionRecord = z.infer<typeof OfficeSessionRecord>;

/** `GET /api/office/sessions`: the live sessions of the account, newest first. */
export const OfficeSessions = z.object({ sessions: z.array(OfficeSessionRecord) }).meta({ id: 'OfficeSessionsDto' });
export type OfficeSessions = z.infer<typeof OfficeSessions>;

/** `POST /api/office/session`. */
export interface OfficeLoginRequest {
  username: string;
  password: string;
}

/** `POST /api/office/session/factor` and `POST /api/office/session/enrolment/confirmation`. */
export interface OfficeCodeRequest {
  /** Six digits from the authenticator app. */
  code: string;
}

/** `POST /api/office/passkeys/challenge`. */
export interface BeginPasskeyRequest {
  /** The password of the account, again. */
  password: string;
}

/** `POST /api/office/invitations/acceptance`: starts a session with the stage `ENROLMENT`. */
export interface AcceptInvitationRequest {
  /** From the fragment of the link. */
  token: string;
  password: string;
}
