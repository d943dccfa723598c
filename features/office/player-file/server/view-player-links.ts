import { answer } from '#core/contract/outcome.ts'
import { signInOrigins } from '#features/players/account/server/index.ts'
import { sharedLinks } from '#features/cashier/risk/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewPlayerLinks } from '../contract.ts'

/** The ties of a player to devices, networks and other players. */
export const viewPlayerLinksHandler = handleStaff(viewPlayerLinks, async ({ input: { playerId }, db }) => {
  const [places, shared] = await Promise.all([signInOrigins(db, playerId), sharedLinks(db, playerId)])
  return answer({ places, shared })
})
