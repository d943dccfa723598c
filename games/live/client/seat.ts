import { type Notice, shortOfMoney } from '#games/client/notice.ts'
import type { Reply, StudioClient } from '#games/client/studio-client.ts'
import type { Seat as SeatView, SeatAnswer } from '#games/rgs/table-contract.ts'
import { messages } from './messages/en.ts'

type Bet = { readonly bet: string; readonly stake: number }

export type SeatDependencies = {
  readonly client: StudioClient
  /** Which of the player's seats, where a round has several. */
  readonly seat?: 0 | 1
  readonly balance: number
  readonly onChange: () => void
  readonly onBalance: (balance: number) => void
  /** Undefined: nothing was refused. */
  readonly onRefused: (notice: Notice | undefined) => void
  /** The player's part in a round is over and paid. */
  readonly onEnded: (seat: SeatView) => void
}
export type Seat = ReturnType<typeof createSeat>

const askAgainMs = 1_500
const pause = () => new Promise((resolve) => setTimeout(resolve, askAgainMs))
const refusals: Readonly<Record<string, Notice>> = {
  insufficientFunds: shortOfMoney(messages.betRefusedBalanceTooLow),
  limitReached: messages.betRefusedLimitReached,
  playStopped: messages.accountCannotPlay,
}
const notTaken = messages.betNotPlaced
const refusalOf = ({ refusal }: SeatView): Notice | undefined =>
  refusal === undefined ? undefined : (refusals[refusal] ?? notTaken)

type SeatState = {
  balance: number
  /** Won less staked since the page was opened. */
  net: number
  isPending: boolean
  seat: SeatView | undefined
  /** The placed bets. */
  bets: readonly Bet[]
  /** The bets of the last round with a bet. */
  before: readonly Bet[]
}

/** The player's part in the public round, as the studio knows it. */
export function createSeat(needs: SeatDependencies) {
  const known: SeatState = { balance: needs.balance, net: 0, isPending: false, seat: undefined, bets: [], before: [] }
  const ended = new Set<string>()
  const read = (round: string) => readSeat(needs, known, round)
  return {
    balance: () => known.balance,
    net: () => known.net,
    bets: () => known.bets,
    before: () => known.before,
    staked: () => known.seat?.staked ?? 0,
    on: (bet: string) => known.bets.find((placed) => placed.bet === bet)?.stake ?? 0,
    /** Under which number the public list of a flight has it. */
    passenger: () => known.seat?.passenger,
    isPending: () => known.isPending,
    sit(round: string): void {
      if (known.seat?.round !== round) Object.assign(known, { seat: undefined, bets: [] })
      needs.onChange()
      void read(round)
    },
    lookAgain(): void {
      if (known.seat !== undefined) void read(known.seat.round)
    },
    async place(round: string, bets: readonly Bet[]): Promise<void> {
      known.isPending = true
      const reply = await placeOnce(needs, round, bets)
      known.isPending = false
      if (reply.kind === 'answer') take(needs, known, reply.answer)
      needs.onRefused(reply.kind === 'answer' ? refusalOf(reply.answer.seat) : reply.message)
      needs.onChange()
    },
    /** Cashes out of a flight. A lost request is repeated, which changes nothing if it was applied. */
    async cashOut(round: string): Promise<void> {
      known.isPending = true
      needs.onChange()
      const reply = await answered(needs, () => needs.client.ask('cashOut', { round, seat: needs.seat }))
      known.isPending = false
      if (reply.kind === 'answer') take(needs, known, reply.answer)
      needs.onRefused(reply.kind === 'answer' ? undefined : reply.message)
      needs.onChange()
    },
    /** Waits until the round that is over has been paid. */
    async settle(round: string): Promise<void> {
      if (known.seat?.round !== round || known.seat.staked === 0 || ended.has(round)) return
      ended.add(round)
      const view = await settledSeat(known, round, read)
      if (view?.state !== 'over') return
      known.net += view.win - view.staked
      needs.onEnded(view)
    },
  }
}

// The bets of our tables are words; what is not would be a bet of another table.
const betsOf = (seat: SeatView): readonly Bet[] =>
  seat.bets.flatMap(({ bet, stake }) => (typeof bet === 'string' ? [{ bet, stake }] : []))

function take({ onBalance, onChange }: SeatDependencies, known: SeatState, { seat, balance }: SeatAnswer): void {
  Object.assign(known, { seat, bets: betsOf(seat) })
  if (seat.bets.length > 0) known.before = known.bets
  if (balance !== null) {
    known.balance = balance
    onBalance(balance)
  }
  onChange()
}

/** Undefined: nobody answered, or the table has gone on. */
async function readSeat(needs: SeatDependencies, known: SeatState, round: string): Promise<SeatView | undefined> {
  const reply = await needs.client.ask('seat', { round, seat: needs.seat })
  if (reply.kind !== 'answer' || Number(known.seat?.round ?? 0) > Number(round)) return undefined
  take(needs, known, reply.answer)
  return reply.answer.seat
}

type SeatReply = Exclude<Reply<SeatAnswer>, { kind: 'lost' }>

/** A lost answer is requested again under the same id, so it stays one bet. */
function placeOnce(needs: SeatDependencies, round: string, bets: readonly Bet[]): Promise<SeatReply> {
  const request = { requestId: crypto.randomUUID(), round, seat: needs.seat, bets: [...bets] }
  return answered(needs, () => needs.client.ask('place', request))
}

async function answered({ onRefused }: SeatDependencies, ask: () => Promise<Reply<SeatAnswer>>): Promise<SeatReply> {
  for (;;) {
    const reply = await ask()
    if (reply.kind !== 'lost') return reply
    onRefused(messages.checkingBet)
    await pause()
  }
}

type ReadSeat = (round: string) => Promise<SeatView | undefined>

async function settledSeat(known: SeatState, round: string, read: ReadSeat): Promise<SeatView | undefined> {
  while (known.seat?.round === round) {
    const view = await read(round)
    if (view?.state === 'over' || view?.state === 'voided') return view
    await pause()
  }
  return undefined
}
