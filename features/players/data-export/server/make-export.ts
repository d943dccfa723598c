import * as v from 'valibot'
import { addDuration } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import { type DataExport, exportLasts } from '../rules.ts'
import type { DataExportDependencies } from './data-export-dependencies.ts'
import { exportText } from './export-text.ts'
import { letterOfExport } from './letter-of-export.ts'
import { piecesOf } from './pieces-of.ts'
import { sealPiece } from './sealed-piece.ts'
import { exportFind, exportFinish } from './store/data-export.store.ts'
import { pieceInsert, piecesRemove } from './store/data-export-piece.store.ts'

export const makeExportJobName = 'dataExport.make'

const payloadSchema = v.object({
  exportId: v.pipe(
    v.string(),
    v.transform((id) => BigInt(id)),
  ),
})

/** A multiple of three, so that the base64 of each piece has no padding and the texts can be joined. */
export const pieceBytes = 600_000

type Dependencies = Pick<DataExportDependencies, 'db' | 'seal' | 'personalData'>

/** Makes the copy that a player asked for. A run that was interrupted starts again from the first piece. */
export const makeExportJob = (needs: Dependencies): Job => ({
  name: makeExportJobName,
  run: async (work) => {
    const { exportId } = v.parse(payloadSchema, work.payload)
    const found = await exportFind(needs.db, exportId)
    if (found?.state === 'making') await makeExport(found, work, needs)
  },
})

async function makeExport({ id, playerId }: DataExport, work: JobRun, needs: Dependencies): Promise<void> {
  const { db, personalData } = needs
  const { now, confirm } = work
  const language = await languageOfPlayer(db, playerId)
  const file = await writePieces(id, exportText(db, { personalData, playerId, now, language }), work, needs)
  const expiresAt = addDuration(now, exportLasts)
  await db.transaction(async (tx) => {
    await confirm(tx)
    if (!(await exportFinish(tx, { id, readyAt: now, expiresAt, ...file }))) return
    await sendMail(tx, letterOfExport({ id, playerId, readyAt: now, expiresAt }, language))
  })
}

type FileMeasures = { readonly pieces: number; readonly sizeBytes: number }

async function writePieces(
  exportId: bigint,
  texts: AsyncIterable<string>,
  { signal, confirm }: JobRun,
  { db, seal }: Dependencies,
): Promise<FileMeasures> {
  await db.transaction(async (tx) => {
    await confirm(tx)
    await piecesRemove(tx, exportId)
  })
  let [pieces, sizeBytes] = [0, 0]
  for await (const plain of piecesOf(texts, pieceBytes)) {
    signal.throwIfAborted()
    pieces += 1
    sizeBytes += plain.length
    const piece = { exportId, number: pieces, content: await sealPiece(seal, exportId, plain) }
    await db.transaction(async (tx) => {
      await confirm(tx)
      await pieceInsert(tx, piece)
    })
  }
  return { pieces, sizeBytes }
}
