export { office } from './office.domain';
export { OfficeModule } from './office.module';
export { hashPassword } from './accounts/password-hash';
export { StaffRepository, type StaffRef } from './accounts/staff.repository';
export { MemberNotesService } from './notes/member-notes.service';
export { ReasonDto } from './dto/staff.dto';
export { OfficeAction, OfficeOperation, OwnStaffSession, Staff } from './sessions/office-operation';
export { staffFactorPurpose } from './sessions/staff-login.service';
export { OFFICE_COOKIE } from './sessions/staff-cookie';
