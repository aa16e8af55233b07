import {
  halfWidth,
  isBankCode,
  normalizeDigits,
  normalizeTel,
  typedUsername,
  storedText,
  TEL,
  type FieldProblem,
  type MessageKey,
} from '@housebrand/shared';
import { confirmationProblems, passwordProblems, usernameProblems } from './credentials';
import type { RegistrationData } from './registration-contracts';

/** Specification section 5: a bank account number has at least ten digits. */
export const ACCOUNT_MIN_LENGTH = 10;
/** Digits; the longest account number of a Thai bank. */
export const ACCOUNT_MAX_LENGTH = 15;
/** Seconds until another one-time password can be requested. */
export const OTP_RESEND_SECONDS = 60;
/** Digits of a one-time password. */
export const OTP_LENGTH = 6;

/** Values of the message `auth.accountShape`. */
export const ACCOUNT_LENGTHS = { min: ACCOUNT_MIN_LENGTH, max: ACCOUNT_MAX_LENGTH };

const ACCOUNT = new RegExp(`^\\d{${ACCOUNT_MIN_LENGTH},${ACCOUNT_MAX_LENGTH}}$`);
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The steps of a registration, in order. */
export const REGISTRATION_STEPS = ['phone', 'account', 'person', 'credentials'] as const;
/** One of {@link REGISTRATION_STEPS}. */
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** What a refusal code means to a form (specification section 5): the step and field to return to, and the message. */
export interface RegistrationAnswer {
  step: RegistrationStep;
  field: keyof RegistrationData;
  messageKey: MessageKey;
}

/** The provider's codes that concern a field, by code (specification section 5); any other code ends the attempt. */
export const REGISTRATION_ANSWERS: Readonly<Record<number, RegistrationAnswer>> = {
  101: { step: 'phone', field: 'tel', messageKey: 'auth.phoneKnown' },
  102: { step: 'account', field: 'accountNumber', messageKey: 'auth.accountInvalid' },
  103: { step: 'account', field: 'accountNumber', messageKey: 'auth.accountTaken' },
  105: { step: 'credentials', field: 'username', messageKey: 'auth.usernameTaken' },
  108: { step: 'phone', field: 'tel', messageKey: 'auth.phoneKnown' },
  109: { step: 'person', field: 'email', messageKey: 'auth.emailInvalid' },
  110: { step: 'person', field: 'email', messageKey: 'auth.emailTaken' },
};

/** The step that contains each field. */
export const FIELD_STEPS: Readonly<Record<keyof RegistrationData, RegistrationStep>> = {
  tel: 'phone',
  bankName: 'account',
  accountNumber: 'account',
  firstName: 'person',
  lastName: 'person',
  birthday: 'person',
  email: 'person',
  line: 'person',
  gender: 'person',
  recommend: 'person',
  recommendOther: 'person',
  reference: 'person',
  username: 'credentials',
  password: 'credentials',
  consent: 'credentials',
};

/** Whether a text consists of {@link ACCOUNT_MIN_LENGTH} to {@link ACCOUNT_MAX_LENGTH} digits. Does not check the bank. */
export function isAccountNumber(text: string): boolean {
  return ACCOUNT.test(text);
}

/** Normalises a registration for validation and for the provider; empty optional fields become `undefined`. */
export function normalizeRegistration<Data extends RegistrationData>(data: Data): Data {
  // clients may send null for an omitted field
  const name = (text: string) => halfWidth(storedText(text)).trim();
  const optional = (text: string | null | undefined) => name(text ?? '') || undefined;
  return {
    ...data,
    tel: normalizeTel(data.tel),
    accountNumber: normalizeDigits(data.accountNumber),
    firstName: name(data.firstName),
    lastName: name(data.lastName),
    username: typedUsername(data.username),
    email: optional(data.email),
    line: optional(data.line),
    gender: data.gender ?? undefined,
    recommend: data.recommend ?? undefined,
    recommendOther: optional(data.recommendOther),
    reference: optional(data.reference),
  };
}

/** Whether a person born on `birthday` has reached `minimumAge` on `today`, both `YYYY-MM-DD`. False for an invalid date. */
export function isOldEnough(birthday: string, today: string, minimumAge: number): boolean {
  const [born, now] = [dayOf(birthday), dayOf(today)];
  if (!born || !now) return false;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1) >= minimumAge;
}

function dayOf(text: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** What the rules need besides the data. */
export interface RegistrationRules {
  prefix: string;
  /** The agent's business day, `YYYY-MM-DD`. */
  today: string;
  minimumAge: number;
}

type StepProblems = (data: RegistrationData, rules: RegistrationRules) => FieldProblem[];

/** Lists the problems of a normalised phone number. */
export function phoneProblems(tel: string): FieldProblem[] {
  return required('tel', tel) ?? unless(TEL.test(tel), 'tel', 'auth.phoneShape');
}

/** The rules of each step, for normalised data (specification section 5). */
export const STEP_PROBLEMS: Readonly<Record<RegistrationStep, StepProblems>> = {
  phone: ({ tel }) => phoneProblems(tel),
  account: ({ bankName, accountNumber }) => [
    ...unless(isBankCode(bankName), 'bankName', 'auth.bankRequired'),
    ...(required('accountNumber', accountNumber) ??
      unless(isAccountNumber(accountNumber), 'accountNumber', 'auth.accountShape', ACCOUNT_LENGTHS)),
  ],
  person: (data, { today, minimumAge }) => [
    ...(required('firstName', data.firstName) ?? []),
    ...(required('lastName', data.lastName) ?? []),
    ...(required('birthday', data.birthday) ??
      (dayOf(data.birthday)
        ? unless(isOldEnough(data.birthday, today, minimumAge), 'birthday', 'auth.tooYoung', { age: minimumAge })
        : unless(false, 'birthday', 'auth.noSuchDay'))),
    ...unless(data.email === undefined || EMAIL.test(data.email), 'email', 'auth.emailInvalid'),
    ...(data.recommend === 'other' ? (required('recommendOther', data.recommendOther ?? '') ?? []) : []),
  ],
  credentials: ({ username, password, consent }, { prefix, minimumAge }) => [
    ...usernameProblems(username, prefix),
    ...unless(/^[A-Z0-9]*$/.test(username), 'username', 'auth.usernameShape'),
    ...passwordProblems(password),
    ...unless(consent, 'consent', 'auth.consentRequired', { age: minimumAge }),
  ],
};

/** Lists all problems of a registration that can be found without the provider; a field can have several. */
export function registrationProblems(data: RegistrationData, rules: RegistrationRules): FieldProblem[] {
  return REGISTRATION_STEPS.flatMap((step) => STEP_PROBLEMS[step](data, rules));
}

/** Lists the problems of a password change (specification section 5). */
export function passwordChangeProblems({
  currentPassword,
  password,
  confirmation,
}: {
  currentPassword: string;
  password: string;
  confirmation: string;
}): FieldProblem[] {
  const same = password !== '' && password === currentPassword;
  return [
    ...(required('currentPassword', currentPassword) ?? []),
    ...passwordProblems(password),
    ...unless(!same, 'password', 'auth.passwordSame'),
    ...confirmationProblems(password, confirmation),
  ];
}

function required(field: string, value: string): FieldProblem[] | null {
  return value === '' ? [{ field, messageKey: 'shared.required' }] : null;
}

function unless(
  isMet: boolean,
  field: string,
  messageKey: MessageKey,
  values?: Record<string, string | number>,
): FieldProblem[] {
  return isMet ? [] : [{ field, messageKey, ...(values && { values }) }];
}
