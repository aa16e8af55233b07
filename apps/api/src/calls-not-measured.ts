/** Calls without a budget, and why a specification cannot simply repeat them. Reads and moves of money are never among them. */
export const NOT_MEASURED: Readonly<Record<string, string>> = {
  addPasskey: "needs an authenticator's signature",
  confirmTotp: "needs a code of the member's device",
  loginWithPasskey: "needs an authenticator's signature",
  register: "needs a captcha's answer",
  registerByOtp: 'needs a code sent to a phone',
  registerMember: 'needs a code sent to a phone',
  removeSecondFactor: 'needs a second factor',
  renameSecondFactor: 'needs a second factor',
  renewRecoveryCodes: 'needs a second factor',
  resetPassword: 'needs a code sent to a phone',
  sendOtp: 'is limited to one code a minute and address',
  showSecondFactor: 'needs a second factor',
};
