// The steps after the first, in one chunk: the register page starts with the phone number only.
export { AccountStep } from './account-step';
export { CredentialsStep } from './credentials-step';
export { PersonStep } from './person-step';
