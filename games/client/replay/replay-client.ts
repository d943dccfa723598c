import type { RgsAnswers, RgsCall, StoredReplay, StoredTable } from '#games/rgs/contract.ts'
import type { Seat } from '#games/rgs/table-contract.ts'
import type { Reply, StudioClient } from '../studio-client.ts'

export type StoredTableState = {
  /** How often the round has been begun: a table's page takes each time for another round. */
  begun: number
  isOver: boolean
}

type Answers = { readonly [C in RgsCall]?: () => RgsAnswers[C] }

/** Answers a scene from the stored round. Whatever would bet or change something is refused. */
export function replayClient(stored: StoredReplay, state: StoredTableState): StudioClient {
  const answers = stored.round.kind === 'table' ? tableAnswers(stored, stored.round, state) : {}
  return {
    setToken: () => undefined,
    take: () => Promise.resolve({ kind: 'lost' }),
    ask: <C extends RgsCall>(call: C): Promise<Reply<RgsAnswers[C]>> => {
      const answer = answers[call]
      return Promise.resolve(
        answer === undefined
          ? { kind: 'refused', refusal: 'notNow', message: '' }
          : { kind: 'answer', answer: answer() },
      )
    },
  }
}

const tableAnswers = (stored: StoredReplay, table: StoredTable, state: StoredTableState): Answers => ({
  balance: () => ({ balance: 0 }),
  seat: () => ({ seat: seatOf(stored, table, state), balance: null }),
  slips: () => ({
    slips: [{ ...seatOf(stored, table, state), id: '1', number: table.number, told: table.told }],
  }),
})

/** A flight that was left on the way was left at a height that only the end may tell. */
function seatOf(
  { staked, win, isVoided }: StoredReplay,
  { placed, bets }: StoredTable,
  { begun, isOver }: StoredTableState,
): Seat {
  const part = { round: String(begun), staked, win: isOver ? win : 0 }
  if (isOver) return { ...part, state: isVoided ? 'voided' : 'over', bets }
  return { ...part, state: 'placed', bets: placed }
}
