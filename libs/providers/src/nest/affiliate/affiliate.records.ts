/** A member's referral link (specification section 3, affiliate). */
export interface ProviderAffiliate {
  /** Ends in `/{code}.html`. */
  link: string;
  /** Address of the provider's picture for the link. */
  image: string;
}
