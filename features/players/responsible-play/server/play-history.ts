import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { getPlayHistory, getPlayHistoryFile } from '../contract.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { playHistoryPdf } from './play-history-pdf.ts'
import { yearOfPlay } from './year-of-play.ts'

export const playHistoryHandler = handle(getPlayHistory, async ({ identity: { playerId }, now, tx }) =>
  answer({ months: await yearOfPlay(tx, playerId, now) }),
)

const fileLimit = (playerId: bigint): Limit => ({
  name: 'playHistoryFile',
  key: String(playerId),
  max: 20,
  window: minutes(10),
})

/** The same as a PDF of one page with twelve months. */
export const playHistoryFileHandler = ({ db, limiter }: Pick<CareDependencies, 'db' | 'limiter'>) =>
  handleOutsideTransaction(getPlayHistoryFile, async ({ identity: { playerId }, caller: { language }, now }) => {
    const pace = await limiter.take([fileLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const months = await db.transaction((tx) => yearOfPlay(tx, playerId, now))
    const file = playHistoryPdf({ playerId, months, madeAt: now, language })
    return answer({ fileName: `my-play-${dayOf(now)}.pdf`, type: 'application/pdf', base64: file.toString('base64') })
  })
