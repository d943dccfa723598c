import { PlayerPage, type PlayerPanel } from '#features/players/account/back-office/player-page.tsx'
import { PlayerDeposits } from '#features/cashier/deposit/back-office/player-deposits.tsx'
import { PlayerEmails } from '#features/players/email/back-office/player-emails.tsx'
import { PlayerCampaigns } from '#features/players/campaign/back-office/player-campaigns.tsx'
import { PlayerConsents } from '#features/players/marketing-consent/back-office/player-consents.tsx'
import { PlayerVerification } from '#features/players/identity/back-office/player-verification.tsx'
import { PlayerTickets } from '#features/lobby/support-ticket/back-office/player-tickets.tsx'
import { PlayerMail } from '#features/players/mail/back-office/player-mail.tsx'
import { PlayerLinks } from '#features/office/player-file/back-office/player-links.tsx'
import { PlayerMoney } from '#features/office/player-file/back-office/player-money.tsx'
import { PlayerNotes } from '#features/office/player-file/back-office/player-notes.tsx'
import { PlayerRounds } from '#features/office/player-file/back-office/player-rounds.tsx'
import { PlayerPromotions } from '#features/promotions/gift-by-hand/back-office/player-promotions.tsx'
import { PlayerCare } from '#features/players/responsible-play/back-office/player-care.tsx'
import { type Permission, useMay } from '#features/office/staff/back-office/index.ts'
import { PlayerWithdrawals } from '#features/cashier/withdrawal/back-office/player-withdrawals.tsx'
import { messages } from '../messages/en.ts'

/** Panels of features on a player's page, by permission. Add new ones here. */
const panels: readonly (PlayerPanel & { readonly permission: Permission })[] = [
  { id: 'verification', label: messages.verification, permission: 'identity.view', panel: PlayerVerification },
  { id: 'money', label: messages.money, permission: 'player.viewMoney', panel: PlayerMoney },
  { id: 'deposits', label: messages.deposits, permission: 'deposit.view', panel: PlayerDeposits },
  { id: 'withdrawals', label: messages.withdrawals, permission: 'withdrawal.view', panel: PlayerWithdrawals },
  { id: 'rounds', label: messages.rounds, permission: 'player.viewMoney', panel: PlayerRounds },
  { id: 'promotions', label: messages.promotions, permission: 'promotionGift.view', panel: PlayerPromotions },
  { id: 'campaigns', label: messages.campaigns, permission: 'campaign.view', panel: PlayerCampaigns },
  { id: 'mail', label: messages.messagesAndRewards, permission: 'mail.view', panel: PlayerMail },
  { id: 'tickets', label: messages.tickets, permission: 'ticket.view', panel: PlayerTickets },
  { id: 'email', label: messages.email, permission: 'mail.view', panel: PlayerEmails },
  { id: 'consents', label: messages.consents, permission: 'mail.view', panel: PlayerConsents },
  { id: 'links', label: messages.devicesAndLinks, permission: 'player.viewLinks', panel: PlayerLinks },
  { id: 'care', label: messages.responsiblePlay, permission: 'responsiblePlay.view', panel: PlayerCare },
  { id: 'notes', label: messages.notes, permission: 'playerNote.view', panel: PlayerNotes },
]

/** One player from every feature's view. Each panel loads when it is opened. */
export function PlayerScreen() {
  const may = useMay()
  return <PlayerPage panels={panels.filter(({ permission }) => may(permission))} />
}
