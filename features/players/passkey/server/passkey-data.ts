import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { type PersonalData, personalRecords } from '#platform/feature-module/personal-data.ts'
import { passkeyList } from './store/passkey.store.ts'

/** The player's passkeys, as the player named them. The keys themselves are on the player's devices. */
export const passkeyData: PersonalData = personalRecords('passkeys', async (db, { playerId }) =>
  (await passkeyList(db, playerId)).map(({ name, createdAt, lastUsedAt }) => ({
    name,
    addedAt: isoTime(createdAt),
    lastUsedAt: isoTimeOrNull(lastUsedAt),
  })),
)
