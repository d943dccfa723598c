import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const states = ['upcoming', 'running', 'counting', 'finished', 'stopped'] as const

export const listTournaments = staffList({
  path: 'tournaments',
  summary: 'Lists the tournaments that were prepared, with their entrants and what their prizes cost.',
  permission: 'promotion.view',
  filter: {},
  sorts: ['newest', 'oldest'],
  ids: 'text',
  row: {
    id: v.string(),
    name: v.string(),
    version: v.number(),
    scoring: v.picklist(['multiple', 'total']),
    state: v.picklist(states),
    startsAt: instantOut,
    endsAt: instantOut,
    entrants: v.number(),
    left: v.number(),
    pool: centavosOut,
    paid: centavosOut,
    stoppedBy: v.nullable(v.string()),
    canStop: v.boolean(),
  },
})

export const stopTournament = staffChange({
  path: 'tournamentStop',
  summary: 'Stops a tournament that is not counted yet: no prizes are paid, and points go back to everybody.',
  permission: 'tournament.stop',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^T\d{1,2}-\d{8}-\d{4}$/)), reason: reasonIn }),
  response: v.object({}),
  refusals: { tournamentNotFound: 1074, notRunning: 1004 },
})
