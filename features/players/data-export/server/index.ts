import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { exportTexts as words } from '../messages/index.ts'
import type { DataExportDependencies } from './data-export-dependencies.ts'
import { downloadExportHandler } from './download-export.ts'
import { endExportsJob } from './end-exports.ts'
import { fieldMeanings } from './field-meanings.ts'
import { getExportHandler } from './get-export.ts'
import { makeExportJob } from './make-export.ts'
import { requestExportHandler } from './request-export.ts'
import { pieceContext } from './sealed-piece.ts'
import { exportTemplate } from './export-template.ts'

/** The copy of their data that players may ask for. */
export const dataExport = (needs: DataExportDependencies): FeatureModule => ({
  name: 'data-export',
  player: {
    handlers: [getExportHandler, requestExportHandler(needs), downloadExportHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      exportRunning: words['dataExport.running'],
      exportToday: words['dataExport.today'],
      exportNotFound: words['dataExport.notFound'],
      wrongCredentials: words['dataExport.wrongPassword'],
      locked: words['dataExport.locked'],
    },
  },
  jobs: [makeExportJob(needs), endExportsJob(needs)],
  messageTemplates: [exportTemplate],
  sealed: [
    sealedColumn({
      table: 'data_export_piece',
      key: { column: 'id', type: 'bigint' },
      of: 'export_id',
      value: { column: 'content' },
      purpose: 'data-export',
      contextOf: (exportId) => pieceContext(BigInt(exportId)),
      batchRows: 10,
    }),
  ],
})
