import { conflict } from '@housebrand/shared';

/** The tournament has not started yet, or it has ended: 409. */
export class TournamentNotRunning extends conflict('tournaments.notRunning') {}
