import { z } from 'zod';
import { wireContract } from '../contract';
import { acceptedReply, bareReply } from '../reply';
import { text } from '../values.schemas';

const wrongPassword = { code: 1001, msg: 'Invalid Username or Password' };

/** Changes the member system's password; `_id` is the member's. */
export const changeMemberPassword = wireContract({
  name: 'changePwd',
  system: 'memberSystem',
  method: 'POST',
  path: '/c/m/changePwd',
  auth: 'token',
  serves: ['POST /api/provider/change-password'],
  request: z.object({ body: z.object({ _id: text, currentPwd: text, newPwd: text, confirmNewPwd: text }) }),
  response: bareReply,
  example: {
    request: {
      body: {
        _id: '65f0c0de0000000000000101',
        currentPwd: 'Chips-2026!',
        newPwd: 'Other-Chips-7',
        confirmNewPwd: 'Other-Chips-7',
      },
    },
    reply: { code: 0, msg: 'success' },
    refusal: wrongPassword,
  },
});

/** Changes the game platform's password, which is separate from the member system's. */
export const changePlatformPassword = wireContract({
  name: 'changePassword',
  system: 'gamePlatform',
  method: 'PUT',
  path: '/frontend/user/change-password',
  auth: 'bearer',
  serves: ['POST /api/provider/change-password', 'POST /api/provider/reset-password-fun', 'POST /api/provider/login'],
  request: z.object({ body: z.object({ currentPassword: text, password: text }) }),
  response: bareReply,
  example: {
    request: { body: { currentPassword: 'Chips-2026!', password: 'Other-Chips-7' } },
    reply: { code: 0, msg: 'success' },
    refusal: wrongPassword,
  },
});

/**
 * Sends a generated password, valid for one login, to a member's number; the reply is the same for any number. `otp` is our addition to
 * section 7's `prefix` and `tel`, so that knowing a number is not enough to reset its password.
 */
export const forgotPassword = wireContract({
  name: 'forgotPassword',
  system: 'gamePlatform',
  method: 'PUT',
  path: '/frontend/user/forgot-password',
  auth: 'none',
  mayBeAccepted: true,
  serves: ['POST /api/provider/forget-password'],
  request: z.object({ body: z.object({ prefix: text, tel: text, otp: text }) }),
  response: acceptedReply,
  example: {
    request: { body: { prefix: 'MTO', tel: '0812345678', otp: '482130' } },
    reply: { code: 900, msg: 'accepted' },
    refusal: { code: 1021, msg: 'รหัสไม่ถูกต้องหรือหมดอายุ' },
  },
});

/** Password calls of the two systems that keep one. */
export const passwordsContracts = { changeMemberPassword, changePlatformPassword, forgotPassword } as const;
