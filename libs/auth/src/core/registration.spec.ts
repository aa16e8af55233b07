import { BANK_CODES, normalizeDigits } from '@housebrand/shared';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ACCOUNT_MAX_LENGTH,
  ACCOUNT_MIN_LENGTH,
  isOldEnough,
  normalizeRegistration,
  passwordChangeProblems,
  REGISTRATION_ANSWERS,
  FIELD_STEPS,
  OTP_LENGTH,
  OTP_RESEND_SECONDS,
  registrationProblems,
  REGISTRATION_STEPS,
} from './registration';
import type { RegistrationData } from './registration-contracts';

const rules = { prefix: 'MTO', today: '2026-11-21', minimumAge: 20 };
const VALID: RegistrationData = {
  tel: '0812345678',
  bankName: 'KBANK',
  accountNumber: '1234567890',
  firstName: 'ธนกร',
  lastName: 'ทองสุขดี',
  birthday: '1995-04-13',
  username: 'MTONEW01',
  password: 'Chips-2026!',
  consent: true,
};
const reported = (change: Partial<RegistrationData>) =>
  registrationProblems(normalizeRegistration({ ...VALID, ...change }), rules).map(
    ({ field, messageKey }) => `${field} ${messageKey}`,
  );

describe('registration rules', () => {
  it('accepts a registration whose fields are all valid', () => expect(reported({})).toEqual([]));

  it.each<[Partial<RegistrationData>, string]>([
    [{ tel: '' }, 'tel shared.required'],
    [{ tel: '0712345678' }, 'tel auth.phoneShape'],
    [{ tel: '081234567' }, 'tel auth.phoneShape'],
    [{ bankName: '' }, 'bankName auth.bankRequired'],
    [{ bankName: 'toString' }, 'bankName auth.bankRequired'],
    [{ accountNumber: '' }, 'accountNumber shared.required'],
    [{ accountNumber: '123456789' }, 'accountNumber auth.accountShape'],
    [{ firstName: '  ' }, 'firstName shared.required'],
    [{ lastName: '' }, 'lastName shared.required'],
    [{ birthday: '' }, 'birthday shared.required'],
    [{ birthday: '2006-11-22' }, 'birthday auth.tooYoung'],
    [{ birthday: '1995-02-30' }, 'birthday auth.noSuchDay'],
    [{ email: 'not-an-email' }, 'email auth.emailInvalid'],
    [{ recommend: 'other' }, 'recommendOther shared.required'],
    [{ username: 'NAGA01' }, 'username auth.usernameLacksPrefix'],
    [{ username: 'MTO-01' }, 'username auth.usernameShape'],
    [{ username: 'MTOıX99' }, 'username auth.usernameShape'],
    [{ username: 'MTOßA01' }, 'username auth.usernameShape'],
    [{ username: 'MTOſA01' }, 'username auth.usernameShape'],
    [{ password: 'Chips2026' }, 'password auth.passwordSymbol'],
    [{ consent: false }, 'consent auth.consentRequired'],
  ])('refuses %p', (change, problem) => expect(reported(change)).toEqual([problem]));

  it('accepts ten-digit phone numbers that start with 06, 08 or 09, however they are written', () => {
    const written = fc.tuple(
      fc.constantFrom('6', '8', '9'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
      fc.constantFrom<(digit: string) => string>(
        (digit) => digit,
        (digit) => String.fromCharCode(0x0e50 + Number(digit)),
        (digit) => String.fromCharCode(0xff10 + Number(digit)),
      ),
    );
    fc.assert(
      fc.property(written, ([second, rest, letter]) => {
        const tel = `0${second}${rest.join('')}`;
        const typed = Array.from(tel, letter).join('');
        expect(normalizeDigits(` ${typed.slice(0, 3)}-${typed.slice(3, 6)} ${typed.slice(6)} `)).toBe(tel);
        expect(reported({ tel: typed })).toEqual([]);
      }),
    );
  });

  it('accepts every bank, and account numbers of ten to fifteen digits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANK_CODES), fc.stringMatching(/^\d{1,18}$/), (bankName, accountNumber) => {
        const isRight = accountNumber.length >= 10 && accountNumber.length <= 15;
        expect(reported({ bankName, accountNumber })).toEqual(isRight ? [] : ['accountNumber auth.accountShape']);
      }),
    );
  });

  it('omits empty optional fields', () => {
    const { email, line, reference } = normalizeRegistration({ ...VALID, email: ' ', line: '', reference: ' ABC ' });
    expect([email, line, reference]).toEqual([undefined, undefined, 'ABC']);
    expect(normalizeRegistration({ ...VALID, gender: 'female', recommend: 'friend' })).toMatchObject({
      gender: 'female',
      recommend: 'friend',
    });
    const nothing = JSON.parse('{"email":null,"line":null,"gender":null,"recommend":null,"reference":null}') as object;
    const { email: none, gender, recommend } = normalizeRegistration({ ...VALID, ...nothing });
    expect([none, gender, recommend]).toEqual([undefined, undefined, undefined]);
    expect(reported(nothing)).toEqual([]);
  });

  it('uses the numbers and codes of the specification', () => {
    expect([ACCOUNT_MIN_LENGTH, ACCOUNT_MAX_LENGTH, OTP_LENGTH, OTP_RESEND_SECONDS]).toEqual([10, 15, 6, 60]);
    const codes = Object.keys(REGISTRATION_ANSWERS).map(Number);
    expect(codes).toEqual([101, 102, 103, 105, 108, 109, 110]);
    const tooShort = normalizeRegistration({ ...VALID, accountNumber: '1' });
    expect(registrationProblems(tooShort, rules)[0]).toMatchObject({ values: { min: 10 } });
  });

  it('keeps Thai names as they are typed and reads a phone number of a contact card', () => {
    const { firstName, lastName, tel } = normalizeRegistration({
      ...VALID,
      firstName: 'สำราญ',
      lastName: 'น้ำทองคำ\u200b',
      tel: '+66 81 777 8812',
    });
    expect([firstName, lastName, tel]).toEqual(['สำราญ', 'น้ำทองคำ', '0817778812']);
  });

  it('normalises surrounding spaces, full-width letters and lower case', () => {
    const { firstName, lastName, username } = normalizeRegistration({
      ...VALID,
      firstName: ' Ｓｏｍ ',
      lastName: ' Chai ',
      username: ' mtonew01 ',
    });
    expect([firstName, lastName, username]).toEqual(['Som', 'Chai', 'MTONEW01']);
    expect(reported({ recommend: 'other', recommendOther: 'a friend' })).toEqual([]);
    expect(reported({ email: 'som@chai.example' })).toEqual([]);
  });

  it('assigns every field to a step, and every refusal code to the step of its field', () => {
    expect(new Set(Object.values(FIELD_STEPS))).toEqual(new Set(REGISTRATION_STEPS));
    for (const { field, step } of Object.values(REGISTRATION_ANSWERS)) expect(FIELD_STEPS[field]).toBe(step);
  });
});

describe('minimum age', () => {
  const day = fc.date({ min: new Date('1920-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
  const text = (date: Date) => date.toISOString().slice(0, 10);

  it('refuses invalid dates and years before 1900', () => {
    const old = (birthday: string, today = '2026-11-21') => isOldEnough(birthday, today, 20);
    expect([old('1900-01-01'), old('1899-12-31'), old('1995-13-01'), old('1995-04-31'), old('13.04.1995')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(old('1995-04-13', 'today')).toBe(false);
  });

  it('counts a year only from the birthday on', () => {
    expect([24, 25, 26].map((age) => isOldEnough('2000-06-15', '2026-01-01', age))).toEqual([true, true, false]);
  });

  it('is reached on the birthday and not on the day before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 18, max: 60 }), (born, age) => {
        const [year, rest] = [born.getUTCFullYear() + age, text(born).slice(4)];
        // a person born on a leap day comes of age on 1 March
        const turns = rest === '-02-29' && new Date(Date.UTC(year, 1, 29)).getUTCDate() !== 29 ? '-03-01' : rest;
        const eve = new Date(new Date(`${year}${turns}`).getTime() - 86_400_000);
        expect(isOldEnough(text(born), `${year}${turns}`, age)).toBe(true);
        expect(isOldEnough(text(born), text(eve), age)).toBe(false);
      }),
    );
  });
});

describe('password change', () => {
  const keys = (currentPassword: string, password: string, confirmation = password) =>
    passwordChangeProblems({ currentPassword, password, confirmation }).map(({ messageKey }) => messageKey);

  it('requires the current password and a different new one, entered twice', () => {
    expect(keys('Chips-2026!', 'Other-Chips-7')).toEqual([]);
    expect(keys('', 'Other-Chips-7')).toEqual(['shared.required']);
    expect(keys('Chips-2026!', 'Chips-2026!')).toEqual(['auth.passwordSame']);
    expect(keys('Chips-2026!', 'Other-Chips-7', 'Other-Chips-8')).toEqual(['auth.passwordMismatch']);
  });

  it('never accepts a generated password as the new one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1Ox[0-9a-f]{16}$/), (generated) => {
        expect(keys('Chips-2026!', generated)).toContain('auth.passwordSymbol');
      }),
    );
  });
});
