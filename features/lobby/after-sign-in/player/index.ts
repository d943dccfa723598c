/** The door for other features' screens: what waits for a player. */
export { afterSignIn, afterSignInWeb } from '../contract.ts'
export { useAfterSignIn, useRedDots } from './use-after-sign-in.ts'
