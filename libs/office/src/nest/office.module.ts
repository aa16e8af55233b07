import { Global, Module } from '@nestjs/common';
import { StaffAccountsController } from './accounts/staff-accounts.controller';
import { StaffAccountsService } from './accounts/staff-accounts.service';
import { StaffRepository } from './accounts/staff.repository';
import { CampaignVersions } from './campaigns/campaign-versions.repository';
import { MemberNotesService } from './notes/member-notes.service';
import { StaffPasskeyRepository } from './passkeys/staff-passkey.repository';
import { StaffSessionController } from './sessions/staff-session.controller';
import { StaffGuard } from './sessions/staff.guard';
import { StaffLogin } from './sessions/staff-login.service';
import { StaffSessions } from './sessions/staff-sessions.service';

/** Accounts of the back office, their logins, and notes about members. Needs the port of the core, bound by the application. */
@Global()
@Module({
  controllers: [StaffSessionController, StaffAccountsController],
  providers: [
    StaffRepository,
    StaffPasskeyRepository,
    StaffSessions,
    StaffLogin,
    StaffAccountsService,
    MemberNotesService,
    CampaignVersions,
    StaffGuard,
  ],
  exports: [
    StaffRepository,
    StaffPasskeyRepository,
    StaffSessions,
    StaffLogin,
    StaffAccountsService,
    MemberNotesService,
    CampaignVersions,
  ],
})
export class OfficeModule {}
