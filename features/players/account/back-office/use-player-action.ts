import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { findPlayers, viewPlayer } from '../staff-contract.ts'

/** Performs one act on a player. */
export const usePlayerAction = () => useStaffAction(viewPlayer, findPlayers)
