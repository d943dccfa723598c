import { refuse } from '#core/contract/outcome.ts'
import {
  changed,
  csvTime,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { scoringWords, tournamentStateWords } from '../../desk-words.ts'
import { stateOf } from '../../rules.ts'
import { listTournaments, stopTournament as stopCall } from '../../staff-contract.ts'
import { stopTournament } from '../stop-tournament.ts'
import { tournamentsForStaff } from '../store/staff-tournament.store.ts'
import { tournamentLock } from '../store/tournament-step.store.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

const listTournamentsHandler = handleStaffList(listTournaments, {
  read: async ({ input: paging, db, now, limit, countMax }) => {
    const page = await tournamentsForStaff.read(db, { ...paging, filter: {}, limit, countMax })
    return {
      ...page,
      rows: page.rows.map(({ stoppedAt, countedAt, finishedAt, left, ...row }) => ({
        ...row,
        left: Number(left),
        state: stateOf({ ...row, stoppedAt, finishedAt }, now),
        canStop: stoppedAt === null && countedAt === null,
      })),
    }
  },
  csv: [
    { name: 'Tournament', cell: ({ id }) => id },
    { name: 'Name', cell: ({ name }) => name },
    { name: 'Version', cell: ({ version }) => version },
    { name: 'Ranked by', cell: ({ scoring }) => scoringWords[scoring] },
    { name: 'Status', cell: ({ state }) => tournamentStateWords[state] },
    { name: 'Opens (Manila)', cell: ({ startsAt }) => csvTime(startsAt) },
    { name: 'Ends (Manila)', cell: ({ endsAt }) => csvTime(endsAt) },
    { name: 'Entrants', cell: ({ entrants }) => entrants },
    { name: 'Left', cell: ({ left }) => left },
    { name: 'Prizes', cell: ({ pool }) => plainDecimal(pool) },
    { name: 'Paid', cell: ({ paid }) => plainDecimal(paid) },
    { name: 'Stopped by', cell: ({ stoppedBy }) => stoppedBy },
  ],
})

const stopTournamentHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, stopCall, async ({ input: { id }, staff, tx, now }) => {
    const tournament = await tournamentLock(tx, id)
    if (tournament === undefined) return refuse('tournamentNotFound')
    if (!(await stopTournament(tx, tournament, { by: staff.email, now }))) return refuse('notRunning')
    const before = { state: stateOf(tournament, now), entrants: tournament.entrants }
    return changed({}, { subject: `tournament:${id}`, before, after: { state: 'stopped' } })
  })

/** The tournaments that were prepared, and stopping one. Their schedule and prizes are the promotion's settings. */
export const staffTournament = (needs: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [listTournamentsHandler, stopTournamentHandler(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    tournamentNotFound: 'Tournament not found.',
    notRunning: 'This tournament was stopped or counted already. Nothing changed.',
  },
})
