import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getDataExport } from '../contract.ts'
import { exportView } from './export-view.ts'
import { exportFindOfPlayer } from './store/data-export.store.ts'

export const getExportHandler = handleOutsideTransaction(getDataExport, async ({ identity: { playerId }, now, db }) =>
  answer(exportView(await exportFindOfPlayer(db, playerId), now)),
)
