import { businessDay, REFERRAL_STORAGE_KEY, referralOf } from '@housebrand/shared';
import { ApiError, usePortal, serverNow } from '@housebrand/shared/react';
import {
  FIELD_STEPS,
  normalizeRegistration,
  REGISTRATION_ANSWERS,
  STEP_PROBLEMS,
  type Gender,
  type Recommend,
  type RegistrationData,
  type RegistrationStep,
} from '../../core';

/** The registration form's data so far; in memory only, so that it disappears with the page. */
export interface RegistrationDraft {
  tel: string;
  bankName: string;
  accountNumber: string;
  firstName: string;
  lastName: string;
  birthday: string;
  email: string;
  line: string;
  gender: Gender | '';
  recommend: Recommend | '';
  recommendOther: string;
  reference: string;
  /** Without the agent's prefix. */
  username: string;
  password: string;
  consent: boolean;
}

/** Returns an empty form for an agent, with the code of the referral link that the visitor opened. */
export function emptyDraft(prefix: string): RegistrationDraft {
  return {
    tel: '',
    bankName: '',
    accountNumber: '',
    firstName: '',
    lastName: '',
    birthday: '',
    email: '',
    line: '',
    gender: '',
    recommend: '',
    recommendOther: '',
    reference: keptReference(prefix),
    username: '',
    password: '',
    consent: false,
  };
}

function keptReference(prefix: string): string {
  try {
    return referralOf(localStorage.getItem(REFERRAL_STORAGE_KEY), prefix) ?? '';
  } catch {
    return '';
  }
}

/** Converts the draft to the data that is sent. */
export function dataOf(prefix: string, { gender, recommend, username, ...draft }: RegistrationDraft): RegistrationData {
  return normalizeRegistration({
    ...draft,
    username: `${prefix}${username}`,
    gender: gender || undefined,
    recommend: recommend || undefined,
  });
}

/** Returns the core's rules of a step, applied to the draft and the step's current values. */
export function useStepRules(step: RegistrationStep, draft: RegistrationDraft) {
  const { prefix, timeZone, minimumAge } = usePortal();
  return (values: Partial<RegistrationDraft>) => {
    const today = businessDay(new Date(serverNow()), timeZone);
    return STEP_PROBLEMS[step](dataOf(prefix, { ...draft, ...values }), { prefix, today, minimumAge });
  };
}

/** The server's refusal of a field. */
export interface ServerProblem {
  step: RegistrationStep;
  field: string;
  message: string;
}

/** Returns the field that a refusal concerns; `null` if it concerns none. */
export function problemOf(error: ApiError): ServerProblem | null {
  const answer = REGISTRATION_ANSWERS[error.code];
  if (answer) return { step: answer.step, field: answer.field, message: error.message };
  const [first] = error.errors;
  if (!first || !(first.field in FIELD_STEPS)) return null;
  return { ...first, step: FIELD_STEPS[first.field as keyof RegistrationData] };
}

/** Assigns a refusal by the server to the field that it concerns, where forms show it. */
export async function atItsField<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const problem = error instanceof ApiError ? problemOf(error) : null;
    if (!problem || !(error instanceof ApiError)) throw error;
    const { code, status, message, requestId } = error;
    throw new ApiError({ code, status, message, requestId, errors: [problem] });
  }
}
