export { afterSignIn, afterSignInWeb } from '../contract.ts'
export { useAfterSignIn, useRedDots } from './use-after-sign-in.ts'
