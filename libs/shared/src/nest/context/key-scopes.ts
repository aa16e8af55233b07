import type { KeyScope } from '@housebrand/shared';

/**
 * The scope that an agent key needs for a call, by the call's public name. It has every call of `ASSURANCE` that accepts agent keys;
 * `admit` enforces it, and a spec of the API tests every call against every scope. Keys without scopes may make every call.
 */
export const SCOPE_OF_CALL: Readonly<Record<string, KeyScope>> = {
  answerThread: 'members',
  closeThread: 'members',
  createSeamlessAtFirstLogin: 'members',
  createSeamlessMember: 'members',
  eraseMember: 'members',
  exportPersonalData: 'members',
  generateBankAccount: 'members',
  getCredit: 'members',
  getMember: 'members',
  getSeamlessMember: 'members',
  getStaffThread: 'members',
  listConsents: 'members',
  listFavoriteGames: 'members',
  listMembers: 'members',
  listStaffThreads: 'members',
  markMemberActive: 'members',
  getAffiliateTerms: 'payments',
  getPriceTable: 'payments',
  listReconciliationCases: 'payments',
  saveAffiliateTerms: 'payments',
  savePriceTable: 'payments',
  listAgentAnnouncements: 'content',
  listBridgeGames: 'content',
  listBridgeStudios: 'content',
  listLegalVersions: 'content',
  listPromotionTexts: 'content',
  publishLegalDocument: 'content',
  saveAgentAnnouncements: 'content',
  saveBanners: 'content',
  saveFaq: 'content',
  savePromotionTexts: 'content',
  saveTutorials: 'content',
  storePicture: 'content',
  createCoupon: 'campaigns',
  disableCoupon: 'campaigns',
  listCoupons: 'campaigns',
  listQuestConfigs: 'campaigns',
  listTournamentConfigs: 'campaigns',
  makeCouponCodes: 'campaigns',
  saveQuestConfigs: 'campaigns',
  saveTiers: 'campaigns',
  saveTournamentConfigs: 'campaigns',
  changeAgent: 'settings',
  checkAgentChange: 'settings',
  createAgent: 'settings',
};

/** Returns the scope of a call; `null` for one that is not in the table, as in an extension: only keys without scopes may make it. */
export function scopeOfCall(id: string | undefined): KeyScope | null {
  return id !== undefined && Object.hasOwn(SCOPE_OF_CALL, id) ? SCOPE_OF_CALL[id]! : null;
}
