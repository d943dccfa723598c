import { PlayerPage, type PlayerPanel } from '#features/players/account/back-office/player-page.tsx'
import { PlayerDeposits } from '#features/cashier/deposit/back-office/player-deposits.tsx'
import { PlayerVerification } from '#features/players/identity/back-office/player-verification.tsx'
import { PlayerMail } from '#features/players/mail/back-office/player-mail.tsx'
import { PlayerLinks } from '#features/office/player-file/back-office/player-links.tsx'
import { PlayerMoney } from '#features/office/player-file/back-office/player-money.tsx'
import { PlayerNotes } from '#features/office/player-file/back-office/player-notes.tsx'
import { PlayerRounds } from '#features/office/player-file/back-office/player-rounds.tsx'
import { PlayerCare } from '#features/players/responsible-play/back-office/player-care.tsx'
import { type Permission, useMay } from '#features/office/staff/back-office/index.ts'
import { PlayerWithdrawals } from '#features/cashier/withdrawal/back-office/player-withdrawals.tsx'

/** Panels of features on a player's page, by permission. Add new ones here. */
const panels: readonly (PlayerPanel & { readonly permission: Permission })[] = [
  { id: 'verification', label: 'Verification', permission: 'identity.view', panel: PlayerVerification },
  { id: 'money', label: 'Money', permission: 'player.viewMoney', panel: PlayerMoney },
  { id: 'deposits', label: 'Deposits', permission: 'deposit.view', panel: PlayerDeposits },
  { id: 'withdrawals', label: 'Withdrawals', permission: 'withdrawal.view', panel: PlayerWithdrawals },
  { id: 'rounds', label: 'Rounds', permission: 'player.viewMoney', panel: PlayerRounds },
  { id: 'mail', label: 'Letters and gifts', permission: 'mail.view', panel: PlayerMail },
  { id: 'links', label: 'Devices and links', permission: 'player.viewLinks', panel: PlayerLinks },
  { id: 'care', label: 'Responsible play', permission: 'responsiblePlay.view', panel: PlayerCare },
  { id: 'notes', label: 'Notes', permission: 'playerNote.view', panel: PlayerNotes },
]

/** One player from every feature's view. Each panel loads when it is opened. */
export function PlayerScreen() {
  const may = useMay()
  return <PlayerPage panels={panels.filter(({ permission }) => may(permission))} />
}
