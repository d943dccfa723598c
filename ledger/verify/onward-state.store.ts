import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import type { Book } from '../book/book.ts'
import { sealedBookOf, type SealedBookRow } from './checkpoint.store.ts'
import type { BookState } from './verify-books.ts'
import { each, pageSize } from '../each-row.ts'

type StateRow = {
  readonly player_id: bigint
  readonly seq: bigint | null
  readonly head: string
  readonly c_seq: bigint | null
  readonly c_head: string
  readonly c_coin: bigint
  readonly c_hold: bigint
  readonly c_safebox: bigint
  readonly c_points: bigint
} & Book['balances'] &
  Pick<SealedBookRow, 'number' | 'walked' | 'seal'>

const states = `select coalesce(b.player_id, c.player_id) as player_id, b.seq, encode(b.head, 'hex') as head, b.coin, b.hold,
    b.safebox, b.points, c.number, c.walked, c.seal, c.seq as c_seq, encode(c.head, 'hex') as c_head, c.coin as c_coin,
    c.hold as c_hold, c.safebox as c_safebox, c.points as c_points
  from ledger_book b full join ledger_checkpoint_book c on c.player_id = b.player_id`

const openStates = statement(
  'ledgerOnwardOpenStates',
  `declare ledger_onward_states cursor for ${states}
   where (b.seq, b.head, b.coin, b.hold, b.safebox, b.points) is distinct from
     (c.seq, c.head, c.coin, c.hold, c.safebox, c.points) order by 1`,
)
const fetchStates = statement<StateRow>('ledgerOnwardFetchStates', `fetch ${pageSize} from ledger_onward_states`)
/** The books that are not as their checkpoints say. */
export async function* eachStateOnward(tx: Transaction): AsyncGenerator<BookState, undefined> {
  for await (const row of each(tx, openStates, fetchStates)) yield stateOf(row)
}

const findState = statement<StateRow>('ledgerOnwardFindState', `${states} where b.player_id = $1 or c.player_id = $1`)
export async function stateFind(tx: Transaction, playerId: bigint): Promise<BookState> {
  const [row] = await tx.rows(findState, [playerId])
  return row === undefined ? { playerId, book: undefined, from: undefined } : stateOf(row)
}

function stateOf(row: StateRow): BookState {
  const { player_id: playerId, seq, head, coin, hold, safebox, points, number, walked, seal, c_seq } = row
  const balances = { coin: row.c_coin, hold: row.c_hold, safebox: row.c_safebox, points: row.c_points }
  return {
    playerId,
    book: seq === null ? undefined : { playerId, seq, head, balances: { coin, hold, safebox, points } },
    from:
      c_seq === null
        ? undefined
        : sealedBookOf({ player_id: playerId, seq: c_seq, head: row.c_head, number, walked, seal, ...balances }),
  }
}
