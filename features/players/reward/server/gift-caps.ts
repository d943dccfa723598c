import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { StaffRole } from '#features/office/staff/server/index.ts'
import { readSettings, type Settings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { GiftCaps } from '../rules.ts'

/** What a member of the staff with these roles may give without a second person, whatever it is. */
export const giftCaps = async (db: Queryable, roles: readonly StaffRole[]): Promise<GiftCaps> =>
  giftCapsOf((await readSettings(db)).settings, roles)

/** Customer service never gives more than the office: its own caps hold only where they are lower. */
export function giftCapsOf(settings: CapSettings, roles: readonly StaffRole[]): GiftCaps {
  const isOffice = roles.some((role) => role === 'admin' || role === 'crm')
  const capOf = (office: number, support: number): Centavos =>
    pesos(BigInt(isOffice ? office : Math.min(office, support)))
  return {
    letter: capOf(settings.mailCoinMax, settings.mailCoinMaxSupport),
    memberDay: capOf(settings.giftDayMax, settings.giftDayMaxSupport),
    houseDay: pesos(BigInt(settings.giftDayMaxTogether)),
  }
}

type CapSettings = Pick<
  Settings,
  'mailCoinMax' | 'mailCoinMaxSupport' | 'giftDayMax' | 'giftDayMaxSupport' | 'giftDayMaxTogether'
>
