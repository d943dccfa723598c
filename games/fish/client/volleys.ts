import { systemClock } from '#core/clock/instant.ts'
import { type Notice, shortOfMoney } from '#games/client/notice.ts'
import type { Reply, StudioClient } from '#games/client/studio-client.ts'
import type { PlayAnswer, RoundView } from '#games/rgs/contract.ts'
import type { ShotResult } from '../math/define-shooter.ts'
import { volleyMs, type WeaponCode, weapons } from '../math/weapons.ts'
import { messages } from './messages/en.ts'

/** A shot that hit: the fish in the sea, its kind, and with what it was fired. */
export type Hit = { readonly fish: number; readonly kind: string; readonly level: number; readonly weapon: WeaponCode }
export type VolleyChoice = {
  readonly shots: readonly string[]
  readonly weapon: WeaponCode
  /** The fish by their numbers in the sea: others at the table see by them what was shot at. */
  readonly at: readonly number[]
}
export const priceOf = ({ level, weapon }: Pick<Hit, 'level' | 'weapon'>): number => level * weapons[weapon].cost

export type VolleysDependencies = {
  readonly client: StudioClient
  readonly balance: number
  readonly onChange: () => void
  readonly onNotice: (notice: Notice | undefined) => void
  readonly onSent: (staked: number) => void
  readonly onResult: (hits: readonly Hit[], results: readonly ShotResult[], round: RoundView) => void
}
export type Volleys = ReturnType<typeof createVolleys>

// The studio counts from answer to answer; a little more than its pace keeps every volley welcome.
export const volleyPaceMs = volleyMs + 40
const waitingMax = 6
const askAgainMs = 2_000
const tooFastMs = 250
const tooFastTries = 4
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type State = {
  balance: number
  net: number
  queue: readonly Hit[]
  /** Shots in the current request. */
  sent: number
  isBusy: boolean
  /** By the lobby around the game. */
  isPaused: boolean
  /** An answer is missing. */
  isLost: boolean
  /** The session is. */
  isOver: boolean
  lastAt: number
}

/** Sends hits to the studio in volleys. Nothing is sent twice, and nothing is fired while an answer is missing. */
export function createVolleys(needs: VolleysDependencies) {
  const state: State = {
    balance: needs.balance,
    net: 0,
    queue: [],
    sent: 0,
    isBusy: false,
    isPaused: false,
    isLost: false,
    isOver: false,
    lastAt: 0,
  }
  const owed = (): number => state.sent + costOf(state.queue)
  return {
    balance: () => state.balance - owed(),
    net: () => state.net,
    /** Whether a shot of this price can be paid while these are still in the water. */
    canPay: (price: number, inWater: number): boolean => state.balance - owed() - inWater >= price,
    /** So many volleys wait already that no shot is fired for now. */
    isFull: (): boolean => state.queue.length >= waitingMax,
    isStopped: () => isStopped(state),
    setPaused(isPaused: boolean): void {
      state.isPaused = isPaused
      needs.onChange()
    },
    add(hit: Hit): void {
      if (isStopped(state)) return
      state.queue = [...state.queue, hit]
      needs.onChange()
      if (!state.isBusy) void sendAll(needs, state)
    },
    async lookAtBalance(): Promise<void> {
      if (state.isBusy) return
      const reply = await needs.client.ask('balance', {})
      if (reply.kind === 'answer') state.balance = reply.answer.balance
      needs.onChange()
    },
  }
}

const isStopped = ({ isPaused, isLost, isOver }: State): boolean => isPaused || isLost || isOver
const costOf = (hits: readonly Hit[]): number => hits.reduce((sum, hit) => sum + priceOf(hit), 0)

async function sendAll(needs: VolleysDependencies, state: State): Promise<void> {
  state.isBusy = true
  while (state.queue.length > 0) {
    await pause(Math.max(0, state.lastAt + volleyPaceMs - systemClock.now()))
    const volley = volleyOf(state.queue)
    state.queue = state.queue.slice(volley.length)
    state.sent = costOf(volley)
    if (volley.length > 0) await send(needs, state, volley)
    state.sent = 0
    needs.onChange()
  }
  state.isBusy = false
}

/** The first hits of one level and one weapon, as many as it sends together. */
function volleyOf(queue: readonly Hit[]): readonly Hit[] {
  const [first] = queue
  if (first === undefined) return []
  const other = queue.findIndex(({ level, weapon }) => level !== first.level || weapon !== first.weapon)
  return queue.slice(0, Math.min(weapons[first.weapon].shotsMax, other === -1 ? queue.length : other))
}

const choiceOf = (volley: readonly Hit[]): VolleyChoice => ({
  shots: volley.map(({ kind }) => kind),
  weapon: volley[0]?.weapon ?? 'cannon',
  at: volley.map(({ fish }) => fish),
})

async function send(needs: VolleysDependencies, state: State, volley: readonly Hit[]): Promise<void> {
  const requestId = crypto.randomUUID()
  const request = { requestId, stake: volley[0]?.level ?? 0, choice: choiceOf(volley) }
  needs.onSent(state.sent)
  let reply = await needs.client.ask('play', request)
  for (let tries = 0; tries < tooFastTries && reply.kind === 'refused' && reply.refusal === 'tooFast'; tries++) {
    await pause(tooFastMs)
    reply = await needs.client.ask('play', request)
  }
  const known = await answered(needs, state, reply, requestId)
  state.lastAt = systemClock.now()
  if (known.kind === 'refused') return refuse(needs, state, known.refusal, known.message)
  take(needs, state, volley, known.answer)
}

type PlayReply = Exclude<Reply<PlayAnswer>, { kind: 'lost' }>

/** A lost answer stops the cannon until the studio reports the volley's outcome. */
async function answered(
  needs: VolleysDependencies,
  state: State,
  reply: Reply<PlayAnswer>,
  requestId: string,
): Promise<PlayReply> {
  let next = reply
  while (next.kind === 'lost' || (next.kind === 'answer' && next.answer.round.state === 'pending')) {
    state.isLost = true
    // Hits since then were not paid for: they are dropped.
    state.queue = []
    needs.onNotice(next.kind === 'lost' ? words.lost : words.pending)
    needs.onChange()
    await pause(askAgainMs)
    next = await needs.client.ask('round', { requestId })
  }
  if (state.isLost) needs.onNotice(undefined)
  state.isLost = false
  return next
}

function refuse(needs: VolleysDependencies, state: State, refusal: string | undefined, message: Notice): void {
  state.queue = []
  if (refusal === 'sessionEnded') state.isOver = true
  needs.onNotice(refusal === 'noRound' ? words.neverArrived : message)
}

function take(needs: VolleysDependencies, state: State, volley: readonly Hit[], { round, balance }: PlayAnswer): void {
  if (round.state === 'refused' || round.state === 'voided') {
    state.balance = balance ?? state.balance
    return refuse(needs, state, round.refusal, refusalWords[round.refusal ?? ''] ?? words.notPlayed)
  }
  state.balance = balance ?? state.balance - round.staked + round.win
  state.net += round.win - round.staked
  needs.onResult(volley, (round.view as { readonly shots: readonly ShotResult[] }).shots, round)
}

const words = {
  lost: messages.connectionLost,
  pending: messages.shotsPending,
  neverArrived: messages.shotsNeverArrived,
  notPlayed: messages.shotsNotPlayed,
} as const
const refusalWords: Readonly<Record<string, Notice>> = {
  insufficientFunds: shortOfMoney(messages.balanceTooLowForShots),
  limitReached: messages.limitReached,
  playStopped: messages.accountCannotPlay,
}
