import { isoTime } from '#core/clock/iso-time.ts'
import { type PersonalData, personalRecords } from '#platform/feature-module/personal-data.ts'
import { bankAccountListEver } from './bank-account.store.ts'

/** Where the player is or was paid out to, with the digits that the player sees in the app. */
export const bankAccountData: PersonalData = personalRecords('payoutAccounts', async (db, { playerId }) =>
  (await bankAccountListEver(db, playerId)).map(
    ({ institution, numberEnd, holder, isConfirmed, boundAt, isCurrent }) => ({
      institution,
      numberEndsWith: numberEnd,
      holder,
      isConfirmedByBank: isConfirmed,
      addedAt: isoTime(boundAt),
      isCurrent,
    }),
  ),
)
