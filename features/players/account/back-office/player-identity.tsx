import { calendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { HiddenNumber } from './hidden-number.tsx'
import type { Player } from './player.ts'
import { messages } from './messages/en.ts'

const accountTypes = { username: messages.username, phone: messages.mobileNumber, line: 'LINE' } as const
const none = '–'

export function PlayerIdentity({ player }: { readonly player: Player }) {
  const { superiorId, withdrawalHoldUntil } = player
  const facts = [
    { name: messages.playerId, value: player.id },
    { name: messages.account, value: player.account },
    { name: messages.registeredWith, value: accountTypes[player.accountType] },
    { name: messages.nickname, value: player.nickname },
    { name: messages.mobile, value: <HiddenNumber player={player} /> },
    { name: 'LINE', value: player.hasLine ? messages.connected : none },
    { name: messages.birthDate, value: formatDay(calendarDay(player.birthDate)) },
    { name: messages.registeredManila, value: formatInstant(player.registeredAt) },
    { name: messages.referralCode, value: player.inviteCode },
    {
      name: messages.invitedBy,
      value: superiorId === null ? none : <a href={`/players/${superiorId}`}>{superiorId}</a>,
    },
    {
      name: messages.withdrawalsOnHold,
      value: withdrawalHoldUntil === null ? none : formatInstant(withdrawalHoldUntil),
    },
    { name: messages.uuid, value: player.uuid },
  ]
  return <FactList facts={facts} />
}
