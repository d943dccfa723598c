import { days } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { lobbyTips } from '../contract.ts'
import { bigWinListNewest } from './big-win.store.ts'

const shownFor = days(7)
const shownMax = 20

/** Recent big wins for everybody; none in green mode. */
export const listBigWinsHandler = handleOutsideTransaction(lobbyTips, async ({ now, db }) => {
  if ((await readSiteMode(db)) === 'green') return answer({ jackpotList: [] })
  const wins = await bigWinListNewest(db, { since: subtractDuration(now, shownFor), max: shownMax })
  return answer({
    jackpotList: wins.map(({ name, at, amount, gameId }) => ({ phone: name, timestamp: at, amount, gameId })),
  })
})
