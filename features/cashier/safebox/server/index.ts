import { answer } from '#core/contract/outcome.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handle } from '#platform/http/handle.ts'
import { getSafebox } from '../contract.ts'
import { safeboxTexts as words } from '../messages/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { initPasswordHandler } from './init-password.ts'
import { modifyPasswordHandler } from './modify-password.ts'
import { putIntoSafeboxHandler, takeOutOfSafeboxHandler } from './move-safebox.ts'
import type { SafeboxDependencies } from './safebox-dependencies.ts'
import { withdrawalPasswordFind } from './withdrawal-password.store.ts'

/** Coins put aside, and the withdrawal password. */
export const safebox = (needs: SafeboxDependencies): FeatureModule => ({
  name: 'safebox',
  player: {
    handlers: [
      handle(getSafebox, async ({ identity: { playerId }, tx }) => {
        const { safebox: aside, coin } = await balancesOf(tx, playerId)
        return answer({ safebox: aside, coin, hasPassword: await hasWithdrawalPassword(tx, playerId) })
      }),
      initPasswordHandler(needs),
      modifyPasswordHandler(needs),
      putIntoSafeboxHandler,
      takeOutOfSafeboxHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      alreadySet: words['safebox.alreadySet'],
      notSet: words['safebox.notSet'],
      wrongPassword: words['safebox.wrongPassword'],
      wrongAccountPassword: words['safebox.wrongAccountPassword'],
      locked: words['safebox.locked'],
      codeWrong: words['safebox.codeWrong'],
      mobileNeeded: words['safebox.mobileNeeded'],
      nothingToChange: words['safebox.nothingToChange'],
      notEnough: words['safebox.notEnough'],
      reqIdUsed: words['safebox.reqIdUsed'],
    },
  },
})

export const hasWithdrawalPassword = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await withdrawalPasswordFind(db, playerId)) !== undefined

export { type ProveWithdrawalPassword, proveWithdrawalPassword } from './prove-withdrawal-password.ts'
