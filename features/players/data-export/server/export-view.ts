import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { getDataExport } from '../contract.ts'
import { type DataExport, nextRequestAt, stateNow } from '../rules.ts'

/** The player's view of a copy. An expired copy has no file. */
export function exportView(last: DataExport | undefined, now: Instant): AnswerOf<typeof getDataExport> {
  const nextAt = nextRequestAt(last, now)
  if (last === undefined) return { export: null, nextAt }
  const { id, requestedAt, file } = last
  const state = stateNow(last, now)
  return {
    export: {
      id,
      state,
      requestedAt,
      file:
        state === 'ready' && file !== null
          ? { expiresAt: file.expiresAt, pieces: file.pieces, sizeBytes: file.sizeBytes }
          : null,
    },
    nextAt,
  }
}
