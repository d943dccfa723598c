import { PlayerPage, type PlayerPanel } from '#features/account/back-office/player-page.tsx'
import { PlayerMoney } from '#features/player-file/back-office/player-money.tsx'
import { PlayerNotes } from '#features/player-file/back-office/player-notes.tsx'
import { PlayerRounds } from '#features/player-file/back-office/player-rounds.tsx'
import { type Permission, useMay } from '#features/staff/back-office/index.ts'

/** What features show of a player beside the account, for who may see it. A new one is added here. */
const panels: readonly (PlayerPanel & { readonly permission: Permission })[] = [
  { id: 'money', label: 'Money', permission: 'player.viewMoney', panel: PlayerMoney },
  { id: 'rounds', label: 'Rounds', permission: 'player.viewMoney', panel: PlayerRounds },
  { id: 'notes', label: 'Notes', permission: 'playerNote.view', panel: PlayerNotes },
]

/** One player, from every side. */
export function PlayerScreen() {
  const may = useMay()
  return <PlayerPage panels={panels.filter(({ permission }) => may(permission))} />
}
