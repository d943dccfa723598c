import { type Permission, permits } from './permissions.ts'
import type { StaffRole } from './roles.ts'

type Duty = { readonly makes: Permission; readonly approves: Permission }

/** Duties that one person requests and another approves. Nobody may hold both sides, by one role or several. */
export const separatedDuties: readonly Duty[] = [
  { makes: 'adjustment.request', approves: 'adjustment.approve' },
  { makes: 'debt.requestWriteOff', approves: 'debt.approveWriteOff' },
  { makes: 'dailyClose.requestReopening', approves: 'dailyClose.approveReopening' },
  { makes: 'agent.requestPayout', approves: 'agent.approvePayout' },
  { makes: 'promotion.request', approves: 'promotion.approve' },
  { makes: 'promotionGift.request', approves: 'promotionGift.approve' },
  { makes: 'player.requestUnbind', approves: 'player.approveUnbind' },
  { makes: 'legal.request', approves: 'legal.approve' },
  { makes: 'mail.request', approves: 'mail.approve' },
  { makes: 'mail.write', approves: 'mail.approve' },
  { makes: 'gameFreeRound.give', approves: 'gameFreeRound.approve' },
  { makes: 'lobbyContent.save', approves: 'webConfiguration.approveMoney' },
  { makes: 'eventFeed.request', approves: 'eventFeed.approve' },
  { makes: 'pagcor.saveTerms', approves: 'pagcor.approveTerms' },
  { makes: 'webConfiguration.save', approves: 'webConfiguration.approveMoney' },
]

/** The first duty of which these roles together hold both sides. */
export const dutyJoinedBy = (roles: readonly StaffRole[]): Duty | undefined =>
  separatedDuties.find(({ makes, approves }) => permits(roles, makes) && permits(roles, approves))

/** Why one member may not hold these roles together. The regulator watches the house and has no role in it. */
export function refuseTogether(roles: readonly StaffRole[]): 'dutiesJoined' | 'regulatorJoined' | undefined {
  if (dutyJoinedBy(roles) !== undefined) return 'dutiesJoined'
  return roles.length > 1 && roles.includes('regulator') ? 'regulatorJoined' : undefined
}
