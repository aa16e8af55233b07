/**
 * Words of the three providers' wire protocols. They appear in libs/providers and in the simulator; everybody else
 * speaks the house's own words, so that a provider can be exchanged without a search through the house.
 */
export const vendorFields = [
  'msg',
  'autoLink',
  'userKey',
  'access_token',
  'currentPwd',
  'newPwd',
  'confirmNewPwd',
  'dateRegis',
  'inWeb',
  'groupAutoTopUp',
];

// `gameID`, `playerUsername` and `uri` are missing on purpose: our own launch call names its fields so as well (section 7).

/** Words that are only a provider's when they stand in its reply: `result.token`. */
export const vendorPaths = ['result.token', 'result.uuid', 'result.profile'];

/** Where the vocabulary is at home. */
export const vendorRooms = ['libs/providers/**', 'apps/provider-simulator/**'];
