/** The door for shells and for other features' screens: the player, the way out, and the password asked for again. */
export { AgreementsDue } from './agreements-due.tsx'
export { InnerPage } from './inner-page.tsx'
export type { Player } from './player-store.ts'
export { SignOutDialog, type SignOutDialogProps } from './sign-out-dialog.tsx'
export { useBalanceRefresh } from './use-balance-refresh.ts'
export { useChangePlayer, usePlayer, usePlayerNow, usePlayerState, useRefreshPlayer } from './use-player.ts'
export { type Presence, usePresence } from './use-presence.tsx'
export { WithPlayer } from './with-player.tsx'
