import { hash } from 'node:crypto'
import { type Duration, milliseconds } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, centavosFromNumber, negateCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { roundMsMinOf } from '#games/title/round-ms-min-of.ts'
import type { Step, StepRefusal, Title } from '#games/title/title.ts'
import type { Json } from '#games/title/json.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Account, accountFindForUpdate, accountMoveDemo, accountTouch } from './account.store.ts'
import { freeRoundTake } from './free-round.store.ts'
import { drawOf, liveSeed } from './keep-seed.ts'
import { type Player, walletPlayerOf } from './player.ts'
import { RgsRefused } from './rgs-refused.ts'
import { orderBet, orderBetwin } from './round-ops.ts'
import { type Round, roundFindByRequest, roundFindUnderWay, roundInsert, roundUpdate } from './round.store.ts'
import { roundStepInsert } from './round-step.store.ts'
import { seedTakeNonce } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

export type PlayRequest = {
  readonly requestId: string
  readonly stake: number
  readonly choice: unknown
  readonly freeRound?: string | undefined
}

/**
 * Writes a round with its nonce, its decision and its wallet operations, all or nothing. The same request again returns
 * the same round.
 */
export async function writeRound(
  tx: Transaction,
  needs: StudioDependencies,
  { player, request }: { readonly player: Player; readonly request: PlayRequest },
): Promise<string> {
  const { title, session } = player
  const account = await accountFindForUpdate(tx, session.accountId)
  const requestHash = hashOf([
    session.gameCode,
    request.stake,
    request.choice,
    ...(request.freeRound === undefined ? [] : [request.freeRound]),
  ])
  const repeated = await roundFindByRequest(tx, account.id, request.requestId)
  if (repeated !== undefined) {
    if (!repeated.requestHash.equals(requestHash)) throw new RgsRefused('requestMismatch')
    return repeated.id
  }
  const now = needs.clock.now()
  const stake = costOf(title, request)
  await refuseRound(tx, { account, player, request, stake, now })

  const seed = await liveSeed(tx, needs, { accountId: account.id, now })
  const nonce = await seedTakeNonce(tx, seed.id)
  const fair = drawOf(needs, seed, { nonce, offset: 0 })
  const level = centavosFromNumber(request.stake)
  const step = playable(title.begin({ stake: level, choice: request.choice, draw: fair.draw }))
  const round = {
    id: newToken().slice(0, 22),
    accountId: account.id,
    sessionId: session.id,
    gameCode: title.code,
    gameVersion: title.version,
    requestId: request.requestId,
    requestHash,
    stake,
    seedId: seed.id,
    nonce,
    openedAt: now,
    tableRoundId: null,
    slip: 0,
    freeRoundId: request.freeRound ?? null,
  }
  await roundInsert(tx, round)
  const move = jsonOf(request.choice)
  const drawn = { drawn: fair.drawn, bytesUsed: fair.used() }
  await roundStepInsert(tx, {
    ...step,
    ...drawn,
    roundId: round.id,
    step: 0,
    move,
    moveHash: hashOf(move),
    price: request.freeRound === undefined ? stake : zeroCentavos,
  })
  await accountTouch(tx, account.id, now)
  await stakeIt(tx, needs, { account, player, round, step, now })
  return round.id
}

type PlayOrder = {
  readonly account: Account
  readonly player: Player
  readonly request: PlayRequest
  readonly now: Instant
}

/** What the round costs in all. */
function costOf(title: Title, { stake, choice }: PlayRequest): Centavos {
  const cost = title.cost({ stake: centavosFromNumber(stake), choice })
  if (typeof cost === 'string') throw new RgsRefused(cost)
  return cost
}

async function refuseRound(
  tx: Transaction,
  { account, player, request, stake, now }: PlayOrder & { stake: Centavos },
): Promise<void> {
  const { title, session } = player
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  if (title.bonusBuy !== undefined && stake !== BigInt(request.stake)) refusePurchase(title, session, stake)
  if (request.freeRound === undefined) refuseStake(title, session, { amount: request.stake, cost: stake })
  else await takeFreeRound(tx, { account, player, request, stake, now }, request.freeRound)
  if (account.lastRoundAt !== null && durationBetween(account.lastRoundAt, now) < paceOf(title, session))
    throw new RgsRefused('tooFast')
  if ((await roundFindUnderWay(tx, account.id, title.code)) !== undefined) throw new RgsRefused('roundUnderWay')
}

type StakeRequest = { readonly amount: number; readonly cost: Centavos }

function refuseStake({ stakes }: Title, { stakeMax }: Player['session'], { amount, cost }: StakeRequest): void {
  const isOffered = stakes.some((stake) => stake === BigInt(amount))
  if (!isOffered || (stakeMax !== null && cost > stakeMax)) throw new RgsRefused('badStake')
}

/** A bonus is bought where the house sells it, and for no more than the title's highest stake. */
function refusePurchase({ stakes }: Title, { sellsBonus }: Player['session'], price: Centavos): void {
  if (!sellsBonus) throw new RgsRefused('bonusBuyOff')
  if (price > (stakes.at(-1) ?? zeroCentavos)) throw new RgsRefused('badStake')
}

/** One of what the platform gave, for the stake that it gave. A round of several steps, or of several stakes, is never free. */
async function takeFreeRound(
  tx: Transaction,
  { account, player, request, stake, now }: PlayOrder & { stake: Centavos },
  id: string,
): Promise<void> {
  if (player.title.isStepwise || stake !== BigInt(request.stake)) throw new RgsRefused('noFreeRounds')
  const grant = await freeRoundTake(tx, { accountId: account.id, gameCode: player.title.code, now }, id)
  if (grant === undefined) throw new RgsRefused('noFreeRounds')
  if (grant.stake !== BigInt(request.stake)) throw new RgsRefused('badStake')
}

const paceOf = (title: Title, { spinMsMin }: Player['session']): Duration =>
  milliseconds(roundMsMinOf(title, spinMsMin))

export function playable(step: Step | StepRefusal): Step {
  if (typeof step === 'string') throw new RgsRefused(step)
  return step
}

type StakedRound = Omit<PlayOrder, 'request'> & {
  readonly round: Pick<Round, 'id' | 'gameCode' | 'stake' | 'freeRoundId'>
  readonly step: Step
}

/** Play money moves at once; real money is charged to the wallet. */
async function stakeIt(tx: Transaction, needs: StudioDependencies, { account, player, round, step, now }: StakedRound) {
  const { stake } = round
  if (account.kind === 'demo') {
    const win = step.isOver ? step.win : zeroCentavos
    // The stake has to be there by itself: the win does not pay for it.
    if ((await accountMoveDemo(tx, account.id, negateCentavos(stake))) === undefined)
      throw new RgsRefused('insufficientFunds')
    await accountMoveDemo(tx, account.id, win)
    const state = step.isOver ? 'closed' : 'open'
    await roundUpdate(
      tx,
      { id: round.id, state, step: 0, staked: addCentavos(zeroCentavos, stake), win, refusal: null },
      now,
    )
    return
  }
  const { playerId, session } = walletPlayerOf(needs, account, player.session)
  const inRound = { round, playerId, now }
  const { freeRoundId } = round
  if (freeRoundId !== null) await orderBet(tx, inRound, { betsBefore: 0, amount: zeroCentavos, session, freeRoundId })
  else if (step.isOver) await orderBetwin(tx, inRound, { amount: stake, win: step.win, session })
  else await orderBet(tx, inRound, { betsBefore: 0, amount: stake, session })
}

/** A choice or a move came as JSON and stays it. */
export const jsonOf = (value: unknown): Json => (value === undefined ? null : (value as Json))

export const hashOf = (value: unknown): Buffer => hash('sha256', JSON.stringify(value) ?? '', 'buffer')
