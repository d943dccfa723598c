import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { lobbyTips } from '../contract.ts'
import { bigWinListNewest } from './big-win.store.ts'

const shownFor = days(7)
const shownMax = 20

type NewYearWinner = { readonly phone: string; readonly timestamp: Instant; readonly amount: Centavos }

export type TickerDependencies = {
  /** The newest winners of the New Year event; undefined: it does not run. */
  readonly newYearWinners: (db: Queryable, now: Instant) => Promise<readonly NewYearWinner[] | undefined>
}

/** Recent big wins for everybody; none in green mode. */
export const listBigWinsHandler = ({ newYearWinners }: TickerDependencies) =>
  handleOutsideTransaction(lobbyTips, async ({ now, db }) => {
    if ((await readSiteMode(db)) === 'green') return answer({ jackpotList: [] })
    const wins = await bigWinListNewest(db, { since: subtractDuration(now, shownFor), max: shownMax })
    const newYear = await newYearWinners(db, now)
    return answer({
      jackpotList: wins.map(({ name, at, amount, gameId }) => ({ phone: name, timestamp: at, amount, gameId })),
      ...(newYear && { newYearList: [...newYear] }),
    })
  })
