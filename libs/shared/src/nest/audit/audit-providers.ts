import { Audit } from './audit';
import { AuditRepository } from './audit.repository';
import { AuditSealer } from './audit-sealer';
import { AuditVerifier } from './audit-verifier';

/** The services that write, seal and verify the audit trail. */
export const auditProviders = [AuditRepository, Audit, AuditSealer, AuditVerifier];
