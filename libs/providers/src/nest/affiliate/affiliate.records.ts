/** What a member shares (specification section 3, affiliate). */
export interface ProviderAffiliate {
  /** Ends in `/{code}.html`. */
  link: string;
  /** The provider's own picture of it. */
  image: string;
}
