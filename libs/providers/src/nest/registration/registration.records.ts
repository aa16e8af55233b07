/** A picture whose text proves a person. */
export interface Captcha {
  captchaId: string;
  /** `data:image/…`. */
  image: string;
}

/** Somebody who wants to become a member; what is optional and not said is absent. */
export interface Registrant {
  firstName: string;
  lastName: string;
  bankName: string;
  accountNumber: string;
  username: string;
  password: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  tel: string;
  prefix: string;
  /** The host of the agent's portal. */
  site: string;
  line?: string | undefined;
  email?: string | undefined;
  recommend?: string | undefined;
  recommendOther?: string | undefined;
  gender?: string | undefined;
  /** The referral code of whoever invited. */
  reference?: string | undefined;
}
