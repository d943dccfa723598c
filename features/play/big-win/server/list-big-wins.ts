import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { openShares, shareKey } from '#features/play/replay/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { listBigWins, lobbyTips } from '../contract.ts'
import { type BigWin, bigWinListLargest, bigWinListNewest } from './big-win.store.ts'
import { createPlayersNow } from './players-now.ts'
import { shownFor } from './shown-wins.ts'

const tickerMax = 20
const pageMax = 50

type NewYearWinner = { readonly phone: string; readonly timestamp: Instant; readonly amount: Centavos }

export type TickerDependencies = {
  /** The newest winners of the New Year event; undefined: it does not run. */
  readonly newYearWinners: (db: Queryable, now: Instant) => Promise<readonly NewYearWinner[] | undefined>
}

const winView = ({ name, at, amount, gameId }: Pick<BigWin, 'name' | 'at' | 'amount' | 'gameId'>) => ({
  phone: name,
  timestamp: at,
  amount,
  gameId,
})

/** The page of big wins, for everybody; empty in green mode. */
export const listBigWinsHandler = () =>
  handleOutsideTransaction(listBigWins, async ({ input: { order }, now, db }) => {
    if ((await readSiteMode(db)) === 'green') return answer({ list: [] })
    const list = order === 'newest' ? bigWinListNewest : bigWinListLargest
    const wins = await list(db, { since: subtractDuration(now, shownFor), max: pageMax })
    const shares = await openShares(db, wins, now)
    return answer({
      list: wins.map(({ multiple, ...win }) => ({
        ...winView(win),
        multiple: multiple === null ? null : basisPoints(Number(multiple)),
        shareToken: shares.get(shareKey(win)) ?? null,
      })),
    })
  })

/** Recent big wins for the ticker, and the players of each game now; neither in green mode. */
export function lobbyTipsHandler({ newYearWinners }: TickerDependencies) {
  const playersNow = createPlayersNow()
  return handleOutsideTransaction(lobbyTips, async ({ now, db }) => {
    if ((await readSiteMode(db)) === 'green') return answer({ jackpotList: [], playersNow: {} })
    const wins = await bigWinListNewest(db, { since: subtractDuration(now, shownFor), max: tickerMax })
    const newYear = await newYearWinners(db, now)
    return answer({
      jackpotList: wins.map(winView),
      ...(newYear && { newYearList: [...newYear] }),
      playersNow: await playersNow(now, db),
    })
  })
}
