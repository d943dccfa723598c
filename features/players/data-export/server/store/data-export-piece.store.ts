import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type Piece = {
  readonly exportId: bigint
  /** From 1. */
  readonly number: number
  /** Compressed and sealed. */
  readonly content: Buffer
}

const insert = statement(
  'data_export_piece_insert',
  'insert into data_export_piece (export_id, number, content) values ($1, $2, $3)',
)
export const pieceInsert = (tx: Transaction, { exportId, number, content }: Piece) =>
  tx.rows(insert, [exportId, number, content])

const removeAll = statement('data_export_piece_remove', 'delete from data_export_piece where export_id = $1')
export const piecesRemove = (tx: Transaction, exportId: bigint) => tx.rows(removeAll, [exportId])

const find = statement<Pick<Piece, 'content'>>(
  'data_export_piece_find',
  'select content from data_export_piece where export_id = $1 and number = $2',
)
export const pieceFind = (db: Queryable, { exportId, number }: Omit<Piece, 'content'>) =>
  atMostOne(db.rows(find, [exportId, number]))
