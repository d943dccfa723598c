import { nativeAppVersion } from '#core/client/native-app.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { balancesOf } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { takeDownloadBonus } from '../contract.ts'
import { bonusRefusal } from '../rules.ts'
import type { AppUpdateDependencies } from './app-update-dependencies.ts'
import { downloadBonusExists, downloadBonusInsert, downloadBonusTakenByAny } from './download-bonus.store.ts'

/** The player's row makes ten taps one gift, and so does the gift's own key. */
export const takeDownloadBonusHandler = ({ offer, depositTotal, mayTakeGifts, lockTied }: AppUpdateDependencies) =>
  handle(takeDownloadBonus, async ({ identity: { playerId }, caller, now, tx }) => {
    const { bonus, betRate } = await offer(tx)
    const refusal = bonusRefusal({
      inApp: nativeAppVersion(caller.userAgent) !== undefined,
      deposited: await depositTotal(tx, playerId),
      bonus,
      isTaken: await downloadBonusExists(tx, playerId),
    })
    if (refusal !== undefined) return refuse(refusal)
    if (!(await mayTakeGifts(tx, playerId, now))) return refuse('mayNotTake')
    if (await downloadBonusTakenByAny(tx, await lockTied(tx, playerId))) return refuse('takenNearby')
    if (!(await downloadBonusInsert(tx, { playerId, bonus, takenAt: now }))) return refuse('takenBefore')
    const items = [{ id: coinItem, count: Number(bonus), betRate }]
    await grantReward(tx, {
      playerId,
      source: 'app-download',
      sourceKey: String(playerId),
      title: 'Getting the app',
      items,
      now,
    })
    const { coin } = await balancesOf(tx, playerId)
    return answer({ bonus, coin })
  })
