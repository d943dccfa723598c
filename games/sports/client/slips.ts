import { type Notice, shortOfMoney } from '#games/client/notice.ts'
import type { Reply, StudioClient } from '#games/client/studio-client.ts'
import type { SeatAnswer, SlipView } from '#games/rgs/table-contract.ts'
import { messages } from './messages/en.ts'

export type SlipsDependencies = {
  readonly client: StudioClient
  readonly balance: number
  readonly onChange: () => void
  readonly onBalance: (balance: number) => void
  readonly onRefused: (notice: Notice | undefined) => void
  /** The player's slips of a matchday are over and paid. */
  readonly onEnded: (ended: { readonly staked: number; readonly win: number }) => void
}
export type Slips = ReturnType<typeof createSlips>

const askAgainMs = 1_500
const pause = () => new Promise((resolve) => setTimeout(resolve, askAgainMs))
const refusals: Readonly<Record<string, Notice>> = {
  insufficientFunds: shortOfMoney(messages.slipRefusedBalanceTooLow),
  limitReached: messages.slipRefusedLimitReached,
  playStopped: messages.accountCannotPlay,
}
const notTaken = messages.slipNotPlaced

type SlipState = { balance: number; net: number; isPending: boolean; list: readonly SlipView[] }

/** The player's slips as the studio knows them. */
export function createSlips(needs: SlipsDependencies) {
  const known: SlipState = { balance: needs.balance, net: 0, isPending: false, list: [] }
  const ended = new Set<string>()
  const look = async (): Promise<void> => {
    const reply = await needs.client.ask('slips', {})
    if (reply.kind === 'answer') known.list = reply.answer.slips
    needs.onChange()
  }
  const lookAtBalance = async (): Promise<void> => {
    const reply = await needs.client.ask('balance', {})
    if (reply.kind === 'answer') setBalance(needs, known, reply.answer.balance)
  }
  const of = (round: string): readonly SlipView[] => known.list.filter((slip) => slip.round === round)
  return {
    balance: () => known.balance,
    net: () => known.net,
    isPending: () => known.isPending,
    list: () => known.list,
    of,
    look,
    lookAtBalance,
    async place(round: string, slips: readonly SlipBet[]) {
      known.isPending = true
      needs.onChange()
      const placed = await placeAll(needs, known, { round, slips })
      known.isPending = false
      await look()
      return placed
    },
    /** Waits until the slips of a matchday that is over have been paid. */
    async settle(round: string): Promise<void> {
      if (ended.has(round)) return
      ended.add(round)
      await look()
      if (!of(round).some(isWaiting)) return
      while (of(round).some(isWaiting)) {
        await pause()
        await look()
      }
      await lookAtBalance()
      const paid = of(round).filter(({ state }) => state === 'over')
      const [staked, win] = [sum(paid.map((slip) => slip.staked)), sum(paid.map((slip) => slip.win))]
      known.net += win - staked
      if (paid.length > 0) needs.onEnded({ staked, win })
    },
  }
}

function setBalance({ onBalance }: SlipsDependencies, known: SlipState, balance: number | null): void {
  if (balance === null) return
  known.balance = balance
  onBalance(balance)
}

type SlipBet = { readonly bet: readonly string[]; readonly stake: number }
type SlipPlacement = { readonly round: string; readonly slips: readonly SlipBet[] }

/** Places one slip after the other; stops at the first that is not taken. Answers what was staked. */
async function placeAll(needs: SlipsDependencies, known: SlipState, { round, slips }: SlipPlacement) {
  let [staked, taken] = [0, 0]
  for (const { bet, stake } of slips) {
    const reply = await placeOnce(needs, { requestId: crypto.randomUUID(), round, bets: [{ bet, stake }] })
    const refused = refusalOf(reply)
    if (reply.kind === 'answer') setBalance(needs, known, reply.answer.balance)
    needs.onRefused(refused)
    if (refused !== undefined) break
    staked += stake
    taken++
  }
  return { staked, taken }
}

export const isWaiting = ({ state }: SlipView): boolean => state === 'placed' || state === 'pending'
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

type SlipReply = Exclude<Reply<SeatAnswer>, { kind: 'lost' }>
type PlaceRequest = {
  readonly requestId: string
  readonly round: string
  readonly bets: { bet: unknown; stake: number }[]
}

function refusalOf(reply: SlipReply): Notice | undefined {
  if (reply.kind === 'refused') return reply.message
  const { state, refusal } = reply.answer.seat
  if (state !== 'refused' && state !== 'voided') return undefined
  return refusals[refusal ?? ''] ?? notTaken
}

/** A lost answer is requested again under the same id, so it stays one slip. */
async function placeOnce({ client, onRefused }: SlipsDependencies, request: PlaceRequest): Promise<SlipReply> {
  for (;;) {
    const reply = await client.ask('place', request)
    if (reply.kind !== 'lost') return reply
    onRefused(messages.checkingSlip)
    await pause()
  }
}
