/** A text an agent wrote for its members, in both languages. */
export interface LocalizedText {
  th: string;
  en: string;
}

/** `GET /api/apps/banners?agentID={prefix}`: the pictures at the top of the home screen, in their order. */
export interface Banner {
  id: string;
  eyebrow: LocalizedText;
  title: LocalizedText;
  action: LocalizedText;
  /** Where a tap leads: a path below `/{prefix}`, never an address of another site. */
  path: string;
  /** Same origin, without lettering: the words stand over it. */
  imgUrl: string;
}

/** `GET /api/provider/announcements`: entries of the platform's `announce/get-announce` (specification section 3). */
export interface Announcement {
  _id: string;
  active: boolean;
  title: string;
  text: string;
}
