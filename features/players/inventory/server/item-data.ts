import { isoTime } from '#core/clock/iso-time.ts'
import { type PersonalData, personalRecords } from '#platform/feature-module/personal-data.ts'
import { inventoryListHeld } from './store/inventory.store.ts'

/** Items that the player holds now. Those that were used are among promotions and movements. */
export const itemData: PersonalData = personalRecords('items', async (db, { playerId, now }) =>
  (await inventoryListHeld(db, playerId, now)).map(({ propId, count, source, givenAt, expiresAt }) => ({
    item: propId,
    count,
    source,
    givenAt: isoTime(givenAt),
    endsAt: expiresAt === 'never' ? null : isoTime(expiresAt),
  })),
)
