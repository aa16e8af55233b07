/** The member of the session; the session says who. */
export const PROFILE_ADDRESS = '/api/provider/profile';
