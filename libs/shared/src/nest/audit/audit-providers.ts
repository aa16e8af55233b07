import { Audit } from './audit';
import { AuditRepository } from './audit.repository';
import { AuditSealer } from './audit-sealer';
import { AuditVerifier } from './audit-verifier';

/** What writes, chains and walks the audit trail. */
export const auditProviders = [AuditRepository, Audit, AuditSealer, AuditVerifier];
