import { Module } from '@nestjs/common';
import { AffiliateModule } from '@housebrand/affiliate/nest';
import { PicturesModule } from '@housebrand/artwork/nest';
import { OfficeModule } from '@housebrand/office/nest';
import { ProtectionModule } from '@housebrand/protection/nest';
import { SupportModule } from '@housebrand/support/nest';
import { TournamentsModule } from '@housebrand/tournaments/nest';
import { WalletModule } from '@housebrand/wallet/nest';
import { WebhooksModule } from '@housebrand/webhooks/nest';
import { FiguresModule } from '../figures/figures.module';
import { AuditController } from './audit/audit.controller';
import { AuditPages } from './audit/audit-pages.service';
import { Campaigns } from './campaigns/campaigns.service';
import { CampaignsController } from './campaigns/campaigns.controller';
import { OfficeCouponsController } from './campaigns/coupons.controller';
import { OfficeCouponsService } from './campaigns/office-coupons.service';
import { OfficeKeysController } from './keys/keys.controller';
import { OfficeKeysService } from './keys/office-keys.service';
import { MemberActionsController } from './members/member-actions.controller';
import { MemberActions } from './members/member-actions.service';
import { MemberPagesController } from './members/member-pages.controller';
import { MemberPages } from './members/member-pages.service';
import { ThreadsController } from './members/threads.controller';
import { ApprovalsController } from './money/approvals.controller';
import { MoneyController } from './money/money.controller';
import { MoneyDecisions } from './money/money-decisions.service';
import { MoneyOverview } from './money/money-overview.service';
import { MoneyRepository } from './money/money.repository';
import { OfficeApprovals } from './money/office-approvals';
import { OfficeCasesService } from './money/office-cases.service';
import { ProviderSide } from './money/provider-side';
import { StaffPasskeysController } from './passkeys/staff-passkeys.controller';
import { StaffPasskeys } from './passkeys/staff-passkeys.service';
import { AgentsReportController } from './reports/agents-report.controller';
import { AgentsReportService } from './reports/agents-report.service';
import { ReportDaysController } from './reports/report-days.controller';
import { ReportLinesController } from './reports/report-lines.controller';
import { ReportLinesRepository } from './reports/report-lines.repository';
import { ReportLinesService } from './reports/report-lines.service';
import { ReportPartsController } from './reports/report-parts.controller';
import { ReportPartsRepository } from './reports/report-parts.repository';
import { ReportPartsService } from './reports/report-parts.service';
import { FiguresService } from './today/figures.service';
import { TodayController } from './today/today.controller';
import { TodayService } from './today/today.service';
import { WebhooksController } from './webhooks/webhooks.controller';

/** The calls of the back office that span domains, over the domains' own services. */
@Module({
  imports: [
    OfficeModule,
    FiguresModule,
    AffiliateModule,
    PicturesModule,
    TournamentsModule,
    ProtectionModule,
    SupportModule,
    WalletModule,
    WebhooksModule,
  ],
  controllers: [
    TodayController,
    ReportDaysController,
    ReportPartsController,
    AgentsReportController,
    ReportLinesController,
    MemberPagesController,
    MemberActionsController,
    ThreadsController,
    MoneyController,
    ApprovalsController,
    AuditController,
    StaffPasskeysController,
    CampaignsController,
    OfficeCouponsController,
    OfficeKeysController,
    WebhooksController,
  ],
  providers: [
    AuditPages,
    Campaigns,
    OfficeCouponsService,
    OfficeKeysService,
    MemberPages,
    MemberActions,
    MoneyRepository,
    MoneyOverview,
    MoneyDecisions,
    OfficeApprovals,
    OfficeCasesService,
    ProviderSide,
    StaffPasskeys,
    FiguresService,
    ReportPartsRepository,
    ReportPartsService,
    AgentsReportService,
    ReportLinesRepository,
    ReportLinesService,
    TodayService,
  ],
})
export class OfficeServerModule {}
