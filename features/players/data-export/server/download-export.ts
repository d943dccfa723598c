import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { downloadDataExport } from '../contract.ts'
import { stateNow } from '../rules.ts'
import type { DataExportDependencies } from './data-export-dependencies.ts'
import { openPiece } from './sealed-piece.ts'
import { exportFindOfPlayer } from './store/data-export.store.ts'
import { pieceFind } from './store/data-export-piece.store.ts'

/** One piece of the caller's own copy: another player's ID finds nothing. */
export const downloadExportHandler = ({ seal }: Pick<DataExportDependencies, 'seal'>) =>
  handleOutsideTransaction(downloadDataExport, async ({ input, identity: { playerId }, now, db }) => {
    const own = await exportFindOfPlayer(db, playerId)
    if (own?.id !== input.exportId || stateNow(own, now) !== 'ready') return refuse('exportNotFound')
    const piece = await pieceFind(db, { exportId: own.id, number: input.piece })
    if (piece === undefined) return refuse('exportNotFound')
    const plain = await openPiece(seal, own.id, piece.content)
    return answer({
      fileName: `bituin-my-data-${own.day}.json`,
      type: 'application/json',
      base64: plain.toString('base64'),
    })
  })
