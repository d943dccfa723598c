import { dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { countDay } from '#features/office/daily-close/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { careChanges } from '#features/players/responsible-play/server/index.ts'
import { viewVaultNow } from '../contract.ts'
import { type LiveFigureName, liveFigureNames } from '../vault-words.ts'

/** Today as it is counted now: the figures of the daily close, and what players did to limit their play. */
export const viewVaultNowHandler = handleStaff(viewVaultNow, async ({ db, now }) => {
  const day = dayOf(now)
  const [{ figures }, { limits, breaks }] = await Promise.all([
    countDay(db, day, now),
    careChanges(db, { from: startOfDay(day), until: endOfDay(day) }),
  ])
  const values: Readonly<Record<LiveFigureName, bigint>> = { ...figures, limits, breaks }
  return answer({
    day,
    at: now,
    figures: liveFigureNames.map((name) => ({ name, value: values[name] })),
  })
})
