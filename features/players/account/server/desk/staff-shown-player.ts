import { permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Expiry, Instant } from '#core/clock/instant.ts'
import { maskedMobile } from '../../rules.ts'
import type { PlayerRow } from '../store/player.store.ts'
import { stopOfPlayer } from '../stop-of-player.ts'

type PlayerNames = Pick<PlayerRow, 'account' | 'accountType' | 'mobile'>

/** A player's number, and an account name that is one, masked as the role requires. */
export function shownNames({ account, accountType, mobile }: PlayerNames, { roles }: Pick<StaffIdentity, 'roles'>) {
  if (permits(roles, 'player.viewMobile')) return { account, mobile: mobile ?? '' }
  return {
    account: accountType === 'phone' ? maskedMobile(mobile ?? account) : account,
    mobile: maskedMobile(mobile ?? ''),
  }
}

export const stateNow = (player: Pick<PlayerRow, 'state' | 'stateUntil'>, now: Instant): PlayerRow['state'] =>
  stopOfPlayer(player, now) ?? 'active'

/** An end in the audit log: exact and readable. */
export const endText = (until: Expiry): string => (until === 'never' ? until : new Date(until).toISOString())
