import { pesos } from '#core/money/centavos.ts'
import type { GiftCaps } from '#features/players/reward/server/index.ts'
import type { StaffRole } from '#features/office/staff/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** What a member of the staff with these roles may give without a second person, whatever it is. */
export async function giftCaps(db: Queryable, roles: readonly StaffRole[]): Promise<GiftCaps> {
  const { settings } = await readSettings(db)
  const isOffice = roles.some((role) => role === 'admin' || role === 'crm')
  const least = (office: number, support: number) => pesos(BigInt(isOffice ? office : Math.min(office, support)))
  return {
    letter: least(settings.mailCoinMax, settings.mailCoinMaxSupport),
    memberDay: least(settings.giftDayMax, settings.giftDayMaxSupport),
    houseDay: pesos(BigInt(settings.giftDayMaxTogether)),
  }
}
