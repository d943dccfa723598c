import { pesos } from '#core/money/centavos.ts'
import { playersAtPlay } from '#features/account/server/index.ts'
import { adjustment, adjustmentKind, type AdjustmentNeeds } from '#features/adjustment/server/index.ts'
import { approval } from '#features/approval/server/index.ts'
import type { StaffDependencies } from '#features/staff/server/index.ts'
import { readSettings } from '#features/web-configuration/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { House } from './house.ts'

/** What the staff do that no single feature of the player's has: what takes two people, and what is done by hand. */
export function officeFeatures({ clock }: House, { audit }: StaffDependencies): readonly Feature[] {
  const adjusting: AdjustmentNeeds = {
    audit,
    knownPlayers: async (db, ids) => new Set((await playersAtPlay(db, ids, clock.now())).map(({ id }) => id)),
    dailyMax: async (db) => pesos(BigInt((await readSettings(db)).settings.adjustmentDailyMax)),
  }
  return [approval({ audit, kinds: [adjustmentKind(adjusting)] }), adjustment(adjusting)]
}
