import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { allSettled } from '../batch/all-settled.ts'
import { countedRoundFind, countedRoundSave, type OwnedRound, type RoundKey } from './counted-round.store.ts'
import { isTooLateToRecount } from './late-correction.ts'
import { type LateCorrection, lateCorrectionSave } from './late-correction.store.ts'
import type { Requirement } from './requirement.ts'
import { requirementFindTouched, requirementSave } from './requirement.store.ts'
import { type RoundResult, validBetOf } from './round-result.ts'
import { countRound, type Turnover } from './rules.ts'
import { type RoundChange, roundCountedEvents } from './round-counted.ts'
import { bonusesEnded } from './bonus-events.ts'
import { turnoverChanged } from './turnover-events.ts'
import { turnoverLock, turnoverSaveValidBet } from './turnover-player.store.ts'

/**
 * Counts the results of rounds once each, in the given order. A higher revision replaces an earlier result, a void one
 * takes it back; one that comes too late is recorded for the staff and counts nothing. Locks only the players' turnover.
 */
export async function applyRounds(tx: Transaction, results: readonly RoundResult[], now: Instant): Promise<void> {
  if (results.length === 0) return
  const work = await load(tx, results)
  for (const result of results) count(work, result, now)
  await write(tx, work, now)
}

type Work = {
  readonly turnovers: Map<bigint, Turnover>
  readonly rounds: Map<string, OwnedRound>
  /** Rounds as earlier transactions counted them. */
  readonly knownRounds: ReadonlyMap<string, OwnedRound>
  readonly knownRequirements: ReadonlyMap<bigint, Requirement>
  /** The result that each round was last counted by. */
  readonly countedNow: Map<string, RoundResult>
  readonly late: LateCorrection[]
}

async function load(tx: Transaction, results: readonly RoundResult[]): Promise<Work> {
  const playerIds = [...new Set(results.map(({ playerId }) => playerId))]
  const players = await turnoverLock(tx, playerIds)
  const rounds = new Map((await countedRoundFind(tx, uniqueKeys(results))).map((round) => [nameOf(round), round]))
  const requirements = await requirementFindTouched(tx, playerIds, [...rounds.values()])
  const turnovers = players.map(({ playerId, validBet, withdrawals }): [bigint, Turnover] => [
    playerId,
    { playerId, validBet, withdrawals, requirements: requirements.filter((own) => own.playerId === playerId) },
  ])
  return {
    turnovers: new Map(turnovers),
    rounds,
    knownRounds: new Map(rounds),
    knownRequirements: new Map(requirements.map((requirement) => [requirement.id, requirement])),
    countedNow: new Map(),
    late: [],
  }
}

function count({ turnovers, rounds, countedNow, late }: Work, result: RoundResult, now: Instant): void {
  const { playerId } = result
  const turnover = turnovers.get(playerId)
  if (turnover === undefined) throw new Error(`the turnover of player ${playerId} could not be opened`)
  const name = nameOf(result)
  const before = rounds.get(name)
  if (isTooLateToRecount(result, { before, now })) {
    late.push(lateCorrectionOf(result, before))
    return
  }
  const counting = countRound(turnover, { result, before, now })
  if (counting === undefined) return
  turnovers.set(playerId, counting.turnover)
  rounds.set(name, { ...counting.counted, playerId })
  countedNow.set(name, result)
}

function lateCorrectionOf(result: RoundResult, before: OwnedRound | undefined): LateCorrection {
  const { playerId, roundId, revision } = result
  const { closedAt } = before ?? result
  return { playerId, roundId, revision, leftOut: 'playthrough', validBet: validBetOf(result), closedAt }
}

async function write(tx: Transaction, work: Work, now: Instant): Promise<void> {
  const { turnovers, rounds, knownRounds, knownRequirements, countedNow, late } = work
  if (late.length > 0) await lateCorrectionSave(tx, late, now)
  const counted = [...rounds].filter(([name]) => countedNow.has(name))
  if (counted.length === 0) return
  const recounted = counted.filter(([name]) => knownRounds.has(name)).map(([, round]) => round)
  const countedRounds = counted.map(([, round]) => round)
  const players = new Set(countedRounds.map(({ playerId }) => playerId))
  const touched = [...turnovers.values()].filter(({ playerId }) => players.has(playerId))
  const changed = touched.flatMap(({ requirements }) =>
    requirements.filter((requirement) => knownRequirements.get(requirement.id) !== requirement),
  )
  const announced = new Set(changed.map(({ playerId }) => playerId))
  const events = [
    ...touched
      .filter(({ playerId }) => announced.has(playerId))
      .map(({ playerId, requirements }) => turnoverChanged(playerId, requirements)),
    ...bonusesEnded(changed),
    ...roundCountedEvents(countingsOf(work), new Map(touched.map(({ playerId, validBet }) => [playerId, validBet]))),
  ]
  await allSettled(
    tx.pipeline(() => [
      countedRoundSave(tx, countedRounds, { recounted, now }),
      turnoverSaveValidBet(tx, touched),
      requirementSave(tx, changed),
      publish(tx, events),
    ]),
  )
}

const countingsOf = ({ rounds, knownRounds, countedNow }: Work): RoundChange[] =>
  [...countedNow].flatMap(([name, result]) => {
    const after = rounds.get(name)
    return after === undefined ? [] : [{ result, before: knownRounds.get(name), after }]
  })

const nameOf = ({ playerId, roundId }: RoundKey): string => `${playerId} ${roundId}`

const uniqueKeys = (results: readonly RoundResult[]): RoundKey[] => [
  ...new Map(results.map((result) => [nameOf(result), result])).values(),
]
