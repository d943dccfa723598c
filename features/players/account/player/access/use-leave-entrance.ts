import { useEffect, useEffectEvent } from 'react'
import { navigationDelayAfterSignIn } from '#core/constants/specification.ts'
import { useFinishSignIn } from '#platform/browser/router/use-finish-sign-in.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'

/** Redirects a signed-in player away from the sign-in pages. True while leaving. */
export function useLeaveEntrance(): boolean {
  const signedIn = useSignedIn()
  const leave = useEffectEvent(useFinishSignIn('/lobby/home'))
  useEffect(() => {
    if (!signedIn) return undefined
    const timer = setTimeout(() => leave(), navigationDelayAfterSignIn)
    return () => clearTimeout(timer)
  }, [signedIn])
  return signedIn
}
