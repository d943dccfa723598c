import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, negateCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Account, accountFindForUpdate, accountMoveDemo } from './account.store.ts'
import { drawOf } from './keep-seed.ts'
import { type Player, walletPlayerOf } from './player.ts'
import { RgsRefused } from './rgs-refused.ts'
import { orderBet, orderEnd } from './round-ops.ts'
import { type Round, roundFind, roundFindForUpdate, roundUpdate } from './round.store.ts'
import { type RoundStep, roundStepFind, roundStepInsert } from './round-step.store.ts'
import { seedFind } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { walletOpCountBets } from './wallet-op.store.ts'
import { hashOf, jsonOf, playable } from './write-round.ts'

export type MoveRequest = { readonly round: string; readonly step: number; readonly move: unknown }
type PlayerMove = { readonly player: Player; readonly request: MoveRequest }

/** Writes the next step of a round. The last step again, with the same move, changes nothing. */
export async function writeMove(
  tx: Transaction,
  needs: StudioDependencies,
  { player, request }: PlayerMove,
): Promise<void> {
  const { session, title } = player
  const account = await accountFindForUpdate(tx, session.accountId)
  const round = await ownRound(tx, account, player, request.round)
  const moveHash = hashOf(jsonOf(request.move))
  const known = await roundStepFind(tx, round.id, request.step)
  if (known !== undefined && known.moveHash.equals(moveHash)) return
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  if (known !== undefined || request.step !== round.step + 1) throw new RgsRefused('outOfTurn')
  if (round.state !== 'open') throw new RgsRefused('notNow')

  const before = await roundStepFind(tx, round.id, round.step)
  if (before === undefined) throw new Error(`round ${round.id} has lost its step ${round.step}`)
  const price = title.price({ stake: round.stake, state: before.state, move: request.move })
  if (typeof price === 'string') throw new RgsRefused(price)
  const fair = drawOf(needs, await seedFind(tx, round.seedId), { nonce: round.nonce, offset: before.bytesUsed })
  const step = playable(title.move({ stake: round.stake, state: before.state, move: request.move, draw: fair.draw }))
  const written: RoundStep = {
    ...step,
    roundId: round.id,
    step: request.step,
    move: jsonOf(request.move),
    moveHash,
    price,
    drawn: fair.drawn,
    bytesUsed: fair.used(),
  }
  await roundStepInsert(tx, written)
  await goOn(tx, needs, { account, player, round, step: written, now: needs.clock.now() })
}

async function ownRound(tx: Transaction, account: Account, { title }: Player, id: string): Promise<Round> {
  const round = await roundFind(tx, id)
  if (round === undefined || round.accountId !== account.id || round.gameCode !== title.code)
    throw new RgsRefused('noRound')
  return roundFindForUpdate(tx, id)
}

type MoveContext = {
  readonly account: Account
  readonly player: Player
  readonly round: Round
  readonly step: RoundStep
  readonly now: Instant
}

async function goOn(tx: Transaction, needs: StudioDependencies, { account, player, round, step, now }: MoveContext) {
  if (step.price === 0n) return showStep(tx, { account, round, step, now })
  if (account.kind === 'demo') {
    if ((await accountMoveDemo(tx, account.id, negateCentavos(step.price))) === undefined)
      throw new RgsRefused('insufficientFunds')
    return showStep(tx, { account, round, step, now })
  }
  const { playerId, session } = walletPlayerOf(needs, account, player.session)
  const betsBefore = await walletOpCountBets(tx, round.id)
  await orderBet(tx, { round, playerId, now }, { betsBefore, amount: step.price, session })
  await roundUpdate(tx, { ...round, state: 'betting' }, now)
}

export type RoundContext = Omit<MoveContext, 'player'>

/** The step is paid for: the player may see it, and a round that it ends is settled. */
export async function showStep(tx: Transaction, { account, round, step, now }: RoundContext): Promise<void> {
  const staked = addCentavos(round.staked, step.price)
  const shown = { ...round, staked, step: step.step, refusal: null }
  if (!step.isOver) {
    await roundUpdate(tx, { ...shown, state: 'open' }, now)
    return
  }
  await endRound(tx, { account, round: shown, win: step.win, now })
}

export type RoundEnd = {
  readonly account: Pick<Account, 'id' | 'kind' | 'playerId'>
  readonly round: Round
  readonly win: Centavos
  readonly now: Instant
}

export async function endRound(tx: Transaction, { account, round, win, now }: RoundEnd): Promise<void> {
  if (account.kind === 'demo') {
    await accountMoveDemo(tx, account.id, win > 0n ? win : zeroCentavos)
    await roundUpdate(tx, { ...round, state: 'closed', win }, now)
    return
  }
  await orderEnd(
    tx,
    { round, playerId: account.playerId ?? '', now },
    {
      staked: round.staked,
      win,
      isFree: round.freeRoundId !== null,
    },
  )
  await roundUpdate(tx, { ...round, state: 'settling', win }, now)
}
