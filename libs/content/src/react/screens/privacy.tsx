import { LegalPage } from '../components/legal-page';

/** `privacy`: readable by guests. */
export default function PrivacyScreen() {
  return <LegalPage kind="privacy" />;
}
