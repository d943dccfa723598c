import { dayOf } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { getPlayHistory, getPlayHistoryFile } from '../contract.ts'
import { playHistoryPdf } from './play-history-pdf.ts'
import { yearOfPlay } from './year-of-play.ts'

export const playHistoryHandler = handle(getPlayHistory, async ({ identity: { playerId }, now, tx }) =>
  answer({ months: await yearOfPlay(tx, playerId, now) }),
)

/** The same for print. */
export const playHistoryFileHandler = handle(getPlayHistoryFile, async ({ identity: { playerId }, now, tx }) => {
  const months = await yearOfPlay(tx, playerId, now)
  const file = playHistoryPdf({ playerId, months, madeAt: now })
  return answer({ fileName: `my-play-${dayOf(now)}.pdf`, type: 'application/pdf', base64: file.toString('base64') })
})
