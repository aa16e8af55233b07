import { LegalPage } from '../components/legal-page';

/** `terms`: readable by guests. */
export default function TermsScreen() {
  return <LegalPage kind="terms" />;
}
