import type { PlayerAt } from '#core/player-at.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { isVerified } from '#features/players/identity/server/index.ts'
import { readSettings, type Settings, waitsForIdentity } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { DepositGate } from '../rules.ts'

/** Reasons against a player's deposit, except for the channel. */
export async function readDepositGate(
  db: Queryable,
  { playerId, now }: PlayerAt,
): Promise<Omit<DepositGate, 'isBankBound'>> {
  const [{ settings }, [player]] = await Promise.all([readSettings(db), playersAtPlay(db, [playerId], now)])
  return {
    isOpen: settings.depositsOpen,
    isStopped: player === undefined || player.isStopped || player.locks.includes('deposit'),
    needsIdentity: (player?.isIdentityDue ?? false) || (await isUnproven(db, playerId, settings)),
  }
}

const isUnproven = async (db: Queryable, playerId: bigint, settings: Settings): Promise<boolean> =>
  waitsForIdentity(settings) && !(await isVerified(db, playerId))
