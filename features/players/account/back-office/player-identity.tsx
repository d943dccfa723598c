import { calendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { HiddenNumber } from './hidden-number.tsx'
import type { Player } from './player.ts'

const accountTypes = { username: 'Username', phone: 'Mobile number', line: 'LINE' } as const
const none = '–'

export function PlayerIdentity({ player }: { readonly player: Player }) {
  const { superiorId, withdrawalHoldUntil } = player
  const facts = [
    { name: 'Player id', value: player.id },
    { name: 'Account', value: player.account },
    { name: 'Registered by', value: accountTypes[player.accountType] },
    { name: 'Nickname', value: player.nickname },
    { name: 'Mobile', value: <HiddenNumber player={player} /> },
    { name: 'LINE', value: player.hasLine ? 'Connected' : none },
    { name: 'Birth date', value: formatDay(calendarDay(player.birthDate)) },
    { name: 'Registered (Manila)', value: formatInstant(player.registeredAt) },
    { name: 'Invite code', value: player.inviteCode },
    { name: 'Invited by', value: superiorId === null ? none : <a href={`/players/${superiorId}`}>{superiorId}</a> },
    { name: 'Withdrawals rest until', value: withdrawalHoldUntil === null ? none : formatInstant(withdrawalHoldUntil) },
    { name: 'Uuid', value: player.uuid },
  ]
  return <FactList facts={facts} />
}
