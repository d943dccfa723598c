import type { OpenedSession, PlayAnswer, RgsAnswers, RoundView } from '#games/rgs/contract.ts'
import type { RgsRefusal } from '#games/rgs/rgs-refusals.ts'
import type { Json } from '#games/title/json.ts'
import { afterFrame } from './after-frame.ts'
import { celebrate } from './celebrate.ts'
import type { Frame } from './frame.ts'
import type { JackpotBar } from './jackpot/jackpot-bar.ts'
import { prizesOf, showPrizes, showUnseenWheels } from './jackpot/jackpot-prizes.ts'
import type { Hud } from './hud.ts'
import type { Motion } from './motion.ts'
import { shortOfMoney } from './notice.ts'
import type { JackpotPrize, Scene } from './scene.ts'
import type { Sound } from './sound.ts'
import type { Reply, StudioClient } from './studio-client.ts'
import type { TableState } from './table-state.ts'
import { messages } from './messages/en.ts'

export type RoundsDependencies = {
  readonly client: StudioClient
  readonly frame: Frame
  readonly hud: Hud
  readonly sound: Sound
  readonly motion: Motion
  readonly mode: RgsAnswers['open']['mode']
  readonly state: TableState
  /** Undefined: the title feeds no pool, or play money is played. */
  readonly jackpots: JackpotBar | undefined
  readonly scene: () => Scene
}

export type Rounds = {
  /** `price`: what the round costs where that is not the stake. */
  readonly begin: (choice: Json, price?: number) => Promise<void>
  readonly move: (move: Json) => Promise<void>
  /** Waits for a round whose answer this page never had. */
  readonly await: (round: RoundView) => Promise<void>
  /** Shows what was won and paid before the page was left. */
  readonly catchUp: (opened: OpenedSession) => Promise<void>
  readonly setBusy: (isBusy: boolean) => void
}

const askAgainMs = 2_000

/** One round after the other: requested, awaited, shown, and only then the next. */
export function createRounds(needs: RoundsDependencies): Rounds {
  const { client, frame, hud, state, mode } = needs
  const setBusy = (isBusy: boolean): void => {
    state.isBusy = isBusy
    hud.setBusy(isBusy || state.isStopped)
    needs.scene().setBusy(isBusy || state.isStopped)
  }
  const clear = (): void => {
    setBusy(true)
    hud.setNotice(undefined)
    hud.celebrate(undefined)
    hud.setWin(0)
  }
  /** The request is sent with the tap; the busy state is painted in the next frame. */
  const finish = async (reply: Promise<Reply<PlayAnswer>>, requestId: string, begun?: () => void): Promise<void> => {
    await afterFrame()
    clear()
    begun?.()
    await take(needs, await answered(needs, await reply, requestId))
    setBusy(false)
  }
  return {
    setBusy,
    async begin(choice, price) {
      if (state.isBusy || state.isStopped) return
      const [free] = state.freeRounds
      const { balance } = state
      const stake = free?.stake ?? state.stake
      const cost = free === undefined ? (price ?? stake) : 0
      if (cost > balance) return hud.setNotice(mode === 'demo' ? words.demoOver : shortOfMoney(words.insufficientFunds))
      state.isBusy = true
      const requestId = crypto.randomUUID()
      const freeRound = free === undefined ? {} : { freeRound: free.id }
      const reply = client.ask('play', { requestId, stake, choice, ...freeRound })
      await finish(reply, requestId, () => {
        hud.setBalance(balance - cost)
        if (mode === 'real') frame.say({ kind: 'round', state: 'began', staked: cost, win: 0 })
      })
    },
    async move(move) {
      const { round } = state
      if (state.isBusy || state.isStopped || round === undefined) return
      state.isBusy = true
      await finish(client.ask('move', { round: round.id, step: round.step + 1, move }), round.requestId)
    },
    async catchUp(opened) {
      if (!opened.unseenWheels?.length) return
      setBusy(true)
      await showUnseenWheels(needs, opened)
      setBusy(false)
    },
    async await(round) {
      state.isBusy = true
      await finish(Promise.resolve({ kind: 'lost' }), round.requestId)
    },
  }
}

type PlayReply = Exclude<Reply<PlayAnswer>, { kind: 'lost' }>

/** A lost answer stops everything: nothing is repeated or queued until the studio reports the outcome. */
async function answered(
  { client, hud }: RoundsDependencies,
  reply: Reply<PlayAnswer>,
  requestId: string,
): Promise<PlayReply> {
  let next = reply
  while (next.kind === 'lost' || (next.kind === 'answer' && next.answer.round.state === 'pending')) {
    hud.setNotice(next.kind === 'lost' ? words.lost : words.pending)
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    next = await client.ask('round', { requestId })
  }
  hud.setNotice(undefined)
  return next
}

async function take(needs: RoundsDependencies, known: PlayReply): Promise<void> {
  const { hud, state } = needs
  if (known.kind === 'refused') {
    refuse(needs, known.refusal === 'noRound' ? words.neverArrived : known.message, known.refusal)
    return
  }
  if (takeRefusal(needs, known.answer)) return
  const { round, balance } = known.answer
  if (round.isFree) countFreeRound(needs)
  await showAll(needs, known.answer)
  const before = state.balance
  state.balance = balance ?? before
  hud.setBalance(state.balance)
  hud.setNet(state.net)
  // Most of the wallet's answers carry the balance; otherwise it is read.
  if (balance === null) await refreshBalance(needs)
}

/** Whether the wallet refused the round, or the move to be paid. */
function takeRefusal(needs: RoundsDependencies, { round, balance }: PlayAnswer): boolean {
  const { state } = needs
  const isOver = round.state === 'refused' || round.state === 'voided'
  if (!isOver && (round.state !== 'open' || round.refusal === undefined)) return false
  state.balance = balance ?? state.balance
  if (isOver) refuse(needs, isWord(round.refusal) ? words[round.refusal] : words.notPlayed, round.refusal)
  else refuseMove(needs, round)
  return true
}

/** The round, and then the pools that it won or made larger. */
async function showAll(needs: RoundsDependencies, { round, jackpots: news }: PlayAnswer): Promise<void> {
  const prizes = news === undefined ? [] : prizesOf(news)
  await show(needs, round, prizes)
  if (prizes.length > 0) {
    await showPrizes(needs, prizes, round.id)
    needs.hud.setWin(round.win)
  }
  tellLobby(needs, round)
  if (news !== undefined) needs.jackpots?.set(news.pools)
}

/** Its bar shows the result: not before a wheel has shown what it brought. */
function tellLobby({ frame, mode }: RoundsDependencies, { state, staked, win }: RoundView): void {
  if (mode === 'real' && state === 'over') frame.say({ kind: 'round', state: 'ended', staked, win })
}

/** One less of those that are played first. */
function countFreeRound({ state, hud }: RoundsDependencies): void {
  const [first, ...others] = state.freeRounds
  if (first === undefined) return
  state.freeRounds = first.left > 1 ? [{ ...first, left: first.left - 1 }, ...others] : others
  hud.setFreeRounds(state.freeRounds[0])
}

/** The round continues without the move. */
function refuseMove(needs: RoundsDependencies, round: RoundView): void {
  needs.state.round = round
  needs.scene().show(round)
  refuse(needs, (round.refusal && moveWords[round.refusal]) ?? moveWords.notMade, round.refusal)
}

function refuse({ hud, state }: RoundsDependencies, message: string, refusal: string | undefined): void {
  hud.setBalance(state.balance)
  hud.setNotice(refusal === 'insufficientFunds' ? shortOfMoney(message) : message)
  if (refusal === 'sessionEnded') state.isStopped = true
  // Free rounds may have run out meanwhile: the next round uses the player's own stake.
  if (refusal === 'noFreeRounds') {
    state.freeRounds = state.freeRounds.slice(1)
    hud.setFreeRounds(state.freeRounds[0])
  }
}

async function show(needs: RoundsDependencies, round: RoundView, prizes: readonly JackpotPrize[]): Promise<void> {
  const { hud, scene, state } = needs
  const stakedBefore = state.round?.id === round.id ? state.round.staked : 0
  state.net -= round.staked - stakedBefore
  state.round = round.state === 'open' ? round : undefined
  // A pool that was won with it is in the round's win, and celebrated by itself.
  const own = { ...round, win: round.win - prizes.reduce((sum, { amount }) => sum + amount, 0) }
  await scene().play(own)
  await afterFrame()
  if (round.state !== 'over') return
  state.net += round.win
  state.lastOver = round
  // A wheel is yet to show what it brought.
  hud.setWin(own.win)
  if (prizes.length === 0) celebrate(round, needs)
}

export async function refreshBalance({ client, hud, state, frame, mode }: RoundsDependencies): Promise<void> {
  const reply = await client.ask('balance', {})
  if (reply.kind !== 'answer') return
  state.balance = reply.answer.balance
  hud.setBalance(state.balance)
  if (mode === 'real') frame.say({ kind: 'balance', amount: state.balance })
}

const words = {
  lost: messages.connectionLost,
  pending: messages.roundPending,
  neverArrived: messages.betNeverArrived,
  notPlayed: messages.roundNotPlayed,
  demoOver: messages.demoMoneyUsedUp,
  insufficientFunds: messages.balanceTooLow,
  playStopped: messages.accountCannotPlay,
  limitReached: messages.limitReached,
  sessionEnded: messages.sessionEnded,
  walletAway: messages.walletUnreachable,
  gameUnavailable: messages.gameUnavailable,
} as const

/** Why an open round continues without the move. */
const moveWords: Readonly<Partial<Record<RgsRefusal, string>>> & { readonly notMade: string } = {
  insufficientFunds: messages.balanceTooLowForMove,
  limitReached: messages.limitReachedByMove,
  walletAway: messages.walletUnreachableForMove,
  notMade: messages.moveNotMade,
}

const isWord = (name: string | undefined): name is keyof typeof words =>
  name !== undefined && Object.hasOwn(words, name)
