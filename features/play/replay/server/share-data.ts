import { isoTime } from '#core/clock/iso-time.ts'
import { personalRecords } from '#platform/feature-module/personal-data.ts'
import { roundShareListByPlayer } from './round-share.store.ts'

/** The rounds that the player has shared by a link. */
export const shareData = personalRecords('sharedRounds', async (db, { playerId }) => {
  const shares = await roundShareListByPlayer(db, playerId)
  return shares.map(({ roundId, createdAt, revokedAt }) => ({
    roundId,
    sharedAt: isoTime(createdAt),
    endedAt: revokedAt === null ? null : isoTime(revokedAt),
  }))
})
