import { centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { BookState, OperationKind, Plan } from '../batch/operation.ts'
import { hashText } from '../hash-text.ts'
import { playFindNotes, playInsert, type PlayRow } from './play.store.ts'

/** A small model of the game wallet's operations, for the tests of the ledger. */
export type Play = {
  readonly playerId: bigint
  readonly key: string
  readonly act: 'bet' | 'win' | 'rollback' | 'peek' | 'throw' | 'forbidden'
  readonly amount: bigint
  /** Written beside the transfer; the database rejects the note "poison". */
  readonly note?: string
  /** The bet that a rollback undoes, by key or by transfer number. */
  readonly of?: string
  readonly closes?: bigint
}

type View = { readonly notes: Map<string, string> }

/** Lets a test step in while a batch reads, or between its writes and the commit. */
export type PlayHooks = {
  readonly afterLoad?: () => Promise<void>
  readonly afterWrite?: (tx: Transaction) => Promise<void>
}

const source = 'test-plays'

export const playsWith = ({ afterLoad, afterWrite }: PlayHooks): OperationKind<Play, View, PlayRow, string> => ({
  name: 'plays',
  identify: ({ playerId, key, act, amount, of }) => ({
    playerId,
    source,
    key,
    inputHash: hashText(`${playerId}\n${act}\n${amount}\n${of ?? ''}`),
    refersTo: of === undefined ? [] : [{ source, key: of }],
  }),
  load: async (tx, inputs) => {
    const notes = await notesOf(tx, inputs)
    await afterLoad?.()
    return { notes }
  },
  plan: (play, book, view) => {
    switch (play.act) {
      case 'throw':
        throw new Error('the plan threw')
      case 'peek':
        return { kind: 'answer', answer: `${book.balances.coin} ${[...view.notes.values()].join(',')}` }
      case 'rollback':
        return planRollback(play, book)
      default:
        return planMove(play, book, play.act)
    }
  },
  absorb: ({ notes }, rows) => {
    for (const { key, note } of rows) notes.set(key, note)
  },
  write: (tx, rows) => [playInsert(tx, rows), ...(afterWrite === undefined ? [] : [afterWrite(tx)])],
  answers: { toJson: (answer) => answer, fromJson: String },
})

type PlayPlan = Plan<PlayRow, string>

function planMove(play: Play, { nextSeq }: BookState<string>, act: 'bet' | 'win' | 'forbidden'): PlayPlan {
  const move =
    act === 'win' ? ({ from: 'game:test', to: 'coin' } as const) : ({ from: 'coin', to: 'game:test' } as const)
  const reason = act === 'forbidden' ? 'win' : act
  const transfer = { reason, ...move, amount: centavos(play.amount), reference: play.key }
  return { kind: 'apply', answer: `${act} ${nextSeq}`, rows: rowsOf(play), transfers: [transfer] }
}

function planRollback(play: Play, { recorded }: BookState<string>): PlayPlan {
  const { key, of = '' } = play
  const bet = play.closes === undefined ? recorded({ source, key: of })?.transfers[0] : { seq: play.closes, ...play }
  if (bet === undefined) {
    const tombstone = { source, key: of, inputHash: hashText('tombstone'), answer: 'tombstone' }
    return { kind: 'apply', answer: 'no such bet', rows: [], transfers: [], alsoRecords: [tombstone] }
  }
  if ('closed' in bet && bet.closed) return { kind: 'answer', answer: 'rolled back already' }
  const undo = { reason: 'betRollback', from: 'game:test', to: 'coin', reference: key } as const
  const transfers = [{ ...undo, amount: centavos(bet.amount), closes: bet.seq }]
  return { kind: 'apply', answer: 'undone', rows: rowsOf(play), transfers }
}

const rowsOf = ({ key, note }: Play): PlayRow[] => (note === undefined ? [] : [{ key, note }])

async function notesOf(db: Queryable, inputs: readonly Play[]): Promise<Map<string, string>> {
  const rows = await playFindNotes(
    db,
    inputs.map(({ key }) => key),
  )
  return new Map(rows.map(({ key, note }) => [key, note]))
}
