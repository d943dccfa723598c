/** The door for other features' screens: the status of the player's identity. */
export { getIdentity } from '../contract.ts'
