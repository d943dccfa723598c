import { nativeAppVersion } from '#core/client/native-app.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { mayTakeGifts } from '#features/players/account/server/index.ts'
import { lockTied } from '#features/promotions/kit/server/index.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { balancesOf } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { takeDownloadBonus } from '../contract.ts'
import { bonusRefusal } from '../rules.ts'
import { appUpdateTexts } from './messages/index.ts'
import { downloadOffer } from './download-offer.ts'
import { downloadBonusExists, downloadBonusInsert, downloadBonusTakenByAny } from './download-bonus.store.ts'

const giftKey = 'app-download'

/** The player's row makes ten taps one gift, and so does the gift's own key. */
export const takeDownloadBonusHandler = handle(
  takeDownloadBonus,
  async ({ identity: { playerId }, caller, now, tx }) => {
    const { bonus, betRate } = await downloadOffer(tx)
    const refusal = bonusRefusal({
      inApp: nativeAppVersion(caller.userAgent) !== undefined,
      deposited: (await depositTotal(tx, playerId)).total,
      bonus,
      isTaken: await downloadBonusExists(tx, playerId),
    })
    if (refusal !== undefined) return refuse(refusal)
    if (!(await mayTakeGifts(tx, playerId, now))) return refuse('mayNotTake')
    if (await downloadBonusTakenByAny(tx, await lockTied(tx, { key: giftKey, playerId }))) return refuse('takenNearby')
    if (!(await downloadBonusInsert(tx, { playerId, bonus, takenAt: now }))) return refuse('takenBefore')
    const items = [{ id: coinItem, count: Number(bonus), betRate }]
    await grantReward(tx, {
      playerId,
      source: giftKey,
      sourceKey: String(playerId),
      title: appUpdateTexts.requirement[caller.language],
      items,
      now,
    })
    const { coin } = await balancesOf(tx, playerId)
    return answer({ bonus, coin })
  },
)
