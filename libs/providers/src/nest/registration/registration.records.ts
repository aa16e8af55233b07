/** A person who wants to register; omitted optional fields are absent. */
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
  /** Host of the agent's portal. */
  site: string;
  line?: string | undefined;
  email?: string | undefined;
  recommend?: string | undefined;
  recommendOther?: string | undefined;
  gender?: string | undefined;
  /** The inviting member's referral code. */
  reference?: string | undefined;
}
