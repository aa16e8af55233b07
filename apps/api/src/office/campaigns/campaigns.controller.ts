import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_BASE64_LENGTH, PicturesService, StorePictureDto } from '@housebrand/artwork/nest';
import { PictureUnavailable, TooManyPictures, UploadUnreadable } from '@housebrand/artwork';
import { StoredPicture } from '@housebrand/artwork/contracts';
import { CAMPAIGN_KINDS, CampaignHasChanged, OFFICE_PAGE, staffEdit, UnknownCampaign } from '@housebrand/office';
import { Campaign, CampaignVersions, OfficeBoard, SavedCampaign } from '@housebrand/office/contracts';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden, NotFound } from '@housebrand/shared';
import { ApiEnvelope, BodyLimit, type StaffPrincipal } from '@housebrand/shared/nest';
import { UnknownAgent, type AgentConfig } from '@housebrand/theming';
import { AgentConfigDto, AgentConfigService } from '@housebrand/theming/nest';
import { TournamentNotRunning } from '@housebrand/tournaments';
import { TournamentEditorService, TournamentsService } from '@housebrand/tournaments/nest';
import { RestoreCampaignDto, SaveCampaignDto } from '../dto/campaigns.dto';
import { CursorDto, ID_PARAM } from '../dto/office.dto';
import { Campaigns } from './campaigns.service';

const KIND_PARAM = {
  name: 'kind',
  description: 'What the document contains.',
  schema: { type: 'string', enum: [...CAMPAIGN_KINDS], example: 'affiliate' },
} as const;
const NUMBER_PARAM = {
  name: 'number',
  description: 'Number of the version.',
  schema: { type: 'integer', minimum: 1, example: 3 },
} as const;
const TOURNAMENT_PARAM = { ...ID_PARAM, schema: { type: 'string', example: 'slots-week' } } as const;
const DOCUMENT_BYTES = 1024 * 1024;
const UPLOAD_BYTES = MAX_BASE64_LENGTH + 1_024;
const BOARD_ROWS = { limit: OFFICE_PAGE, offset: 0 };
const SAVING = { errors: [Forbidden, UnknownCampaign, CampaignHasChanged] };

/** What an agent writes as a whole: campaigns, content, and the look. */
@ApiTags('campaigns')
@Controller('api/office')
export class CampaignsController {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly pictures: PicturesService,
    private readonly configs: AgentConfigService,
    private readonly tournaments: TournamentsService,
    private readonly tournamentEditor: TournamentEditorService,
  ) {}

  @Get('campaigns/:kind')
  @ApiParam(KIND_PARAM)
  @OfficeOperation('campaigns.read', { purpose: 'Shows a document of the agent, and what its fields mean.' })
  @ApiOperation({ summary: 'Get a document' })
  @ApiEnvelope(Campaign, { errors: [Forbidden, UnknownCampaign] })
  read(@Staff() staff: StaffPrincipal, @Param('kind') kind: string): Promise<Campaign> {
    return this.campaigns.read(staff, kind);
  }

  @Put('campaigns/:kind')
  @ApiParam(KIND_PARAM)
  @BodyLimit(DOCUMENT_BYTES)
  @OfficeAction('campaigns.save', {
    purpose: "Replaces a document by the rules of the API's call for it.",
    effect: 'Members see it at once. The version is kept.',
  })
  @ApiOperation({ summary: 'Save a document' })
  @ApiEnvelope(Campaign, SAVING)
  save(@Staff() staff: StaffPrincipal, @Param('kind') kind: string, @Body() body: SaveCampaignDto): Promise<Campaign> {
    return this.campaigns.save(staff, kind, body);
  }

  @Get('campaigns/:kind/versions')
  @ApiParam(KIND_PARAM)
  @OfficeOperation(
    'campaigns.read',
    { purpose: 'Lists the versions of a document, newest first.' },
    'campaigns.versions',
  )
  @ApiOperation({ summary: 'List versions' })
  @ApiEnvelope(CampaignVersions, { errors: [Forbidden, UnknownCampaign] })
  history(
    @Staff() staff: StaffPrincipal,
    @Param('kind') kind: string,
    @Query() { cursor }: CursorDto,
  ): Promise<CampaignVersions> {
    return this.campaigns.history(staff, kind, cursor);
  }

  @Get('campaigns/:kind/versions/:number')
  @ApiParam(KIND_PARAM)
  @ApiParam(NUMBER_PARAM)
  @OfficeOperation('campaigns.read', { purpose: 'Shows a version of a document.' }, 'campaigns.version')
  @ApiOperation({ summary: 'Get a version' })
  @ApiEnvelope(SavedCampaign, { errors: [Forbidden, UnknownCampaign] })
  version(
    @Staff() staff: StaffPrincipal,
    @Param('kind') kind: string,
    @Param('number') number: string,
  ): Promise<SavedCampaign> {
    return this.campaigns.version(staff, kind, number);
  }

  @Post('campaigns/:kind/versions/:number/restore')
  @ApiParam(KIND_PARAM)
  @ApiParam(NUMBER_PARAM)
  @OfficeAction('campaigns.restore', {
    purpose: 'Saves an earlier version again.',
    effect: 'As a save: the rules of today apply, and it becomes a new version.',
  })
  @ApiOperation({ summary: 'Restore a version' })
  @ApiEnvelope(Campaign, SAVING)
  restore(
    @Staff() staff: StaffPrincipal,
    @Param('kind') kind: string,
    @Param('number') number: string,
    @Body() body: RestoreCampaignDto,
  ): Promise<Campaign> {
    return this.campaigns.restore(staff, kind, number, body);
  }

  @Get('site')
  @OfficeOperation(
    'campaigns.read',
    { purpose: "Shows the agent's configuration as its members get it, for previews." },
    'campaigns.site',
  )
  @ApiOperation({ summary: "Get the agent's site" })
  @ApiEnvelope(AgentConfigDto, { errors: [Forbidden, UnknownAgent] })
  async site(@Staff() { prefix }: StaffPrincipal): Promise<AgentConfig> {
    return (await this.configs.view(prefix)).config;
  }

  @Get('tournaments/:id/board')
  @ApiParam(TOURNAMENT_PARAM)
  @OfficeOperation('campaigns.read', { purpose: 'Shows the first places of a tournament.' }, 'campaigns.board')
  @ApiOperation({ summary: "Get a tournament's board" })
  @ApiEnvelope(OfficeBoard, { errors: [Forbidden, NotFound] })
  board(@Staff() { prefix }: StaffPrincipal, @Param('id') id: string): Promise<OfficeBoard> {
    return this.boardOf(prefix, id);
  }

  @Post('tournaments/:id/end')
  @ApiParam(TOURNAMENT_PARAM)
  @OfficeAction('campaigns.endTournament', {
    purpose: 'Ends a running tournament before its planned end.',
    effect: 'Bets from now on do not count. A minute later, the board is final and the prizes are paid.',
  })
  @ApiOperation({ summary: 'End a tournament early' })
  @ApiEnvelope(OfficeBoard, { errors: [Forbidden, NotFound, TournamentNotRunning] })
  async endTournament(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<OfficeBoard> {
    await this.tournamentEditor.endEarly(staff.prefix, id, staffEdit(staff, reason));
    return this.boardOf(staff.prefix, id);
  }

  @Post('pictures')
  @BodyLimit(UPLOAD_BYTES)
  @OfficeAction('campaigns.storePicture', {
    purpose: 'Uploads a picture for a document.',
    effect: 'Stores the picture as WebP. The same file has the same address.',
  })
  @ApiOperation({ summary: 'Upload a picture' })
  @ApiEnvelope(StoredPicture, { errors: [Forbidden, UploadUnreadable, TooManyPictures, PictureUnavailable] })
  storePicture(@Staff() staff: StaffPrincipal, @Body() { file }: StorePictureDto): Promise<StoredPicture> {
    return this.pictures.store(staff.prefix, Buffer.from(file, 'base64'), staffEdit(staff));
  }

  private async boardOf(prefix: string, id: string): Promise<OfficeBoard> {
    const { data, total } = await this.tournaments.boardForStaff(prefix, id, BOARD_ROWS);
    return { members: total, rows: [...data] };
  }
}
