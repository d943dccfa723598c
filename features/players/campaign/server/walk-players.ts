import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { segmentMembersAmong } from '#features/players/segment/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { isAct, startStep, type Step } from '../graph.ts'
import { inOrder } from '../rules.ts'
import { branchOf } from '../shares.ts'
import { nextHour } from '../timing.ts'
import { actOn } from './act-on-players.ts'
import { pushTo } from './push-to.ts'
import type { Place } from './store/campaign-player.store.ts'
import { segmentRule } from './trigger-rule.ts'
import type { AtStep, Move, Moves, Walk, Walker } from './walk-step.ts'

type Walked = { readonly places: readonly Place[]; readonly passed: Tally; readonly putOff: Tally }
type Tally = ReadonlyMap<string, number>

/** Takes players of one version as far as they get now, step by step, each step for all who stand at it. */
export async function walkPlayers(tx: Transaction, walk: Walk, walkers: readonly Walker[]): Promise<Walked> {
  const standing = Map.groupBy(walkers, ({ step }) => (step === startStep ? walk.graph.first : step))
  const places: Place[] = []
  const passed = new Map<string, number>()
  const putOff = new Map<string, number>()
  for (const step of inOrder(walk.graph)) {
    const here = standing.get(step.id) ?? []
    if (here.length === 0) continue
    const moves = await movesOf(tx, { ...walk, step, here })
    for (const walker of here) {
      const { player } = walker
      const move = moves(walker)
      if (move.kind === 'goes' || move.kind === 'ends') addOne(passed, step.id)
      if (move.kind === 'rests' && move.isCapped) addOne(putOff, step.id)
      if (move.kind === 'goes') {
        pushTo(standing, move.to, { player, step: '' })
      } else places.push(placeOf({ playerId: player.playerId, step: step.id }, move))
    }
  }
  return { places, passed, putOff }
}

const addOne = (tally: Map<string, number>, step: string) => void tally.set(step, (tally.get(step) ?? 0) + 1)

const placeOf = (where: Pick<Place, 'playerId' | 'step'>, move: Exclude<Move, { kind: 'goes' }>): Place => {
  if (move.kind === 'rests') return { ...where, state: 'going', dueAt: move.until }
  return move.kind === 'ends' ? { ...where, state: 'ended' } : { ...where, state: 'left', why: move.why }
}

/** What becomes of the players at a step. */
async function movesOf(tx: Transaction, { step, here, ...walk }: AtStep): Promise<Moves> {
  if (isAct(step)) return actOn(tx, { ...walk, step, here })
  const { campaignId, segments, now } = walk
  switch (step.kind) {
    case 'wait':
      return waited(step, addDuration(now, hours(step.hours)))
    case 'waitUntil':
      return waited(step, nextHour(now, step.hour))
    case 'condition': {
      const ids = here.map(({ player }) => player.playerId)
      const members = await segmentMembersAmong(tx, segmentRule(step.segment, segments), ids, now)
      return ({ player }) => ({ kind: 'goes', to: members.has(player.playerId) ? step.yes : step.no })
    }
    case 'split':
      return ({ player }) => ({ kind: 'goes', to: branchOf(step, { campaignId, playerId: player.playerId }) })
    case 'end':
      return () => ({ kind: 'ends' })
  }
}

/** Whoever was found at the step has waited there; whoever has just arrived begins to. */
const waited =
  ({ id, next }: Extract<Step, { kind: 'wait' | 'waitUntil' }>, until: Instant): Moves =>
  ({ step }) =>
    step === id ? { kind: 'goes', to: next } : { kind: 'rests', until }
