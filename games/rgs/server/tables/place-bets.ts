import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavosFromNumber, negateCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import type { Table } from '#games/title/table.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Account, accountFindForUpdate, accountMoveDemo, accountTouch } from '../account.store.ts'
import { walletPlayerOf } from '../player.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { orderBet } from '../round-ops.ts'
import {
  type Round,
  roundFind,
  roundFindByRequest,
  roundFindForUpdate,
  roundInsert,
  roundUpdate,
} from '../round.store.ts'
import { type RoundStep, roundStepInsert, roundStepListByRounds } from '../round-step.store.ts'
import { seedTakeNonce } from '../seed.store.ts'
import type { Session } from '../session.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { showStep } from '../write-move.ts'
import { hashOf, jsonOf } from '../write-round.ts'
import { walletOpCountBets } from '../wallet-op.store.ts'
import { seatCountSlips, seatFindLatest, type SeatKey, seatSumOthers } from './seat.store.ts'
import { type TableRound, tableRoundFindForBets } from './table-round.store.ts'

export type PlaceRequest = {
  readonly requestId: string
  readonly round: string
  /** Which of the player's seats. */
  readonly seat: number
  readonly bets: readonly { readonly bet: unknown; readonly stake: number }[]
}
/** Somebody at a table. */
export type TablePlayer = { readonly session: Session; readonly table: Table }
type PlacementRequest = { readonly player: TablePlayer; readonly request: PlaceRequest }

/**
 * Writes bets on the open round with their wallet operations, all or nothing. A player's part in a public round is one
 * wallet round, and each placement of bets is a step of it. Idempotent per request.
 */
export async function placeBets(
  tx: Transaction,
  needs: StudioDependencies,
  placing: PlacementRequest,
): Promise<string> {
  const { session, table } = placing.player
  const { request } = placing
  const account = await accountFindForUpdate(tx, session.accountId)
  const repeated = await roundFindByRequest(tx, account.id, request.requestId)
  if (repeated !== undefined) return repeated.id
  const open = await openRoundOf(tx, table, request.round)
  const seatKey = { tableRoundId: open.id, accountId: account.id, seat: request.seat }
  const { slip, seat } = await seatFor(tx, table, { seatKey, request })
  const steps = seat === undefined ? [] : await roundStepListByRounds(tx, [seat.id])
  if (seat !== undefined && steps.some(({ move }) => requestIdOf(move) === request.requestId)) return seat.id

  const now = needs.clock.now()
  refuseBets({ account, session, open, seat, now })
  const standing = (steps.at(-1)?.state ?? []) as readonly PlacedBet[]
  const bets = mergedBets(table, open, { standing, added: request.bets })
  const price = sumCentavos(request.bets.map(({ stake }) => centavosFromNumber(stake)))
  const others = table.seatsMax === undefined ? zeroCentavos : await seatSumOthers(tx, seatKey)
  refuseTotal(table, session, sumCentavos([others, ...bets.map(({ stake }) => centavosFromNumber(stake))]))
  const round = seat ?? (await newSeat(tx, { account, player: placing.player, request, open, price, slip, now }))
  const step = stepOf(round, { request, bets, price })
  await roundStepInsert(tx, step)
  await accountTouch(tx, account.id, now)
  await stakeIt(tx, needs, { account, session, round, step, now })
  return round.id
}

/** What a player may bet in a public round holds for all of it, however many times bets are placed. */
function refuseTotal({ limits }: Table, { stakeMax }: Session, total: Centavos): void {
  if (stakeMax !== null && total > stakeMax) throw new RgsRefused('roundLimit')
  if (limits !== undefined && total > limits.round) throw new RgsRefused('roundLimit')
}

type SlipRequest = { readonly seatKey: SeatKey; readonly request: PlaceRequest }

type SlipSeat = { readonly slip: number; readonly seat: Round | undefined }

async function seatFor(tx: Transaction, table: Table, { seatKey, request }: SlipRequest): Promise<SlipSeat> {
  if (request.seat >= (table.seatsMax ?? 1)) throw new RgsRefused('badRequest')
  return table.isOfSlips === true
    ? { slip: await nextSlip(tx, table, { seatKey, request }), seat: undefined }
    : { slip: request.seat, seat: await liveSeat(tx, seatKey) }
}

/** A slip is placed alone, and a player has so many of them in a public round. */
async function nextSlip(tx: Transaction, { betsMax }: Table, { seatKey, request }: SlipRequest): Promise<number> {
  if (request.bets.length !== 1) throw new RgsRefused('badRequest')
  const before = await seatCountSlips(tx, seatKey)
  if (before >= betsMax) throw new RgsRefused('tooManyBets')
  return before + 1
}

type SeatCheck = {
  readonly account: Account
  readonly session: Session
  readonly open: TableRound
  readonly seat: Round | undefined
  readonly now: Instant
}

function refuseBets({ account, session, open, seat, now }: SeatCheck): void {
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  if (open.state !== 'betting' || now >= open.closesAt) throw new RgsRefused('betsClosed')
  if (seat !== undefined && seat.state !== 'open') throw new RgsRefused('roundUnderWay')
}

async function openRoundOf(tx: Transaction, table: Table, id: string): Promise<TableRound> {
  const open = /^\d{1,15}$/.test(id) ? await tableRoundFindForBets(tx, BigInt(id)) : undefined
  if (open === undefined || open.gameCode !== table.code) throw new RgsRefused('noRound')
  return open
}

/** Undefined where nothing stands: no bet yet, or none that was taken. */
async function liveSeat(tx: Transaction, seat: SeatKey): Promise<Round | undefined> {
  const id = await seatFindLatest(tx, seat)
  const round = id === undefined ? undefined : await roundFindForUpdate(tx, id)
  return round?.state === 'refused' || round?.state === 'voided' ? undefined : round
}

const requestIdOf = (move: Json): unknown =>
  typeof move === 'object' && move !== null && 'requestId' in move ? move.requestId : undefined

type BetMerge = { readonly standing: readonly PlacedBet[]; readonly added: PlaceRequest['bets'] }

/** Placed bets and new ones, merged by position, within the limits of each. */
function mergedBets(table: Table, { opening }: TableRound, { standing, added }: BetMerge): PlacedBet[] {
  const sums = new Map(standing.map(({ bet, stake }) => [JSON.stringify(bet), { bet, stake }]))
  for (const { bet, stake } of added) {
    const key = JSON.stringify(bet) ?? ''
    const sum = { bet: jsonOf(bet), stake: (sums.get(key)?.stake ?? 0) + stake }
    const limit = table.limitOf({ opening, bet })
    if (limit === undefined) throw new RgsRefused('badChoice')
    const amount = centavosFromNumber(sum.stake)
    if (amount < limit.min || stake % centavosOfPeso !== 0) throw new RgsRefused('badStake')
    if (amount > limit.max) throw new RgsRefused('spotLimit')
    sums.set(key, sum)
  }
  if (sums.size > table.betsMax) throw new RgsRefused('tooManyBets')
  return [...sums.values()]
}

const centavosOfPeso = 100

type SeatPurchase = {
  readonly account: Account
  readonly player: TablePlayer
  readonly request: PlaceRequest
  readonly open: TableRound
  readonly price: Centavos
  readonly slip: number
  readonly now: Instant
}

async function newSeat(
  tx: Transaction,
  { account, player, request, open, price, slip, now }: SeatPurchase,
): Promise<Round> {
  const { table, session } = player
  const nonce = await seedTakeNonce(tx, open.seedId)
  const id = `${table.code}.${open.number}.${account.id}.${nonce}`
  await roundInsert(tx, {
    id,
    accountId: account.id,
    sessionId: session.id,
    gameCode: table.code,
    gameVersion: table.version,
    requestId: request.requestId,
    requestHash: hashOf(request.bets),
    stake: price,
    seedId: open.seedId,
    nonce,
    openedAt: now,
    tableRoundId: open.id,
    slip,
    freeRoundId: null,
  })
  const written = await roundFind(tx, id)
  if (written === undefined) throw new Error(`round ${id} is gone in the transaction that wrote it`)
  return written
}

type Step = { readonly request: PlaceRequest; readonly bets: readonly PlacedBet[]; readonly price: Centavos }

function stepOf(round: Round, { request, bets, price }: Step): RoundStep {
  const move = { requestId: request.requestId, bets: jsonOf(request.bets) }
  const nothing = { events: [], drawn: [], bytesUsed: 0, win: centavosFromNumber(0), isOver: false }
  return {
    ...nothing,
    roundId: round.id,
    step: round.step + 1,
    move,
    moveHash: hashOf(move),
    price,
    state: bets,
    view: bets,
  }
}

type SeatStake = Pick<SeatPurchase, 'account' | 'now'> & {
  readonly session: Session
  readonly round: Round
  readonly step: RoundStep
}

async function stakeIt(tx: Transaction, needs: StudioDependencies, { account, session, round, step, now }: SeatStake) {
  if (account.kind === 'demo') {
    if ((await accountMoveDemo(tx, account.id, negateCentavos(step.price))) === undefined)
      throw new RgsRefused('insufficientFunds')
    return showStep(tx, { account, round, step, now })
  }
  const { playerId, session: walletSession } = walletPlayerOf(needs, account, session)
  const bet = { betsBefore: await walletOpCountBets(tx, round.id), amount: step.price, session: walletSession }
  await orderBet(tx, { round, playerId, now }, bet)
  await roundUpdate(tx, { ...round, state: 'betting' }, now)
}
