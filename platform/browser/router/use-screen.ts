import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Screen } from './screen.ts'

export type ScreenState = {
  /** Undefined until it is at hand. */
  readonly component: ComponentType | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Fetches a screen. What could not be fetched is tried again on request. If that fails, too, though there is a network,
 * the whole page is loaded anew: browsers remember a failed import, and a new release has other files.
 */
export function useScreen(screen: Screen): ScreenState {
  const component = useSyncExternalStore(screen.subscribe, screen.current, screen.current)
  const [failed, setFailed] = useState<Screen>()

  useEffect(() => {
    screen.load().catch(() => setFailed(screen))
  }, [screen])

  const retry = () => {
    setFailed(undefined)
    screen.load().catch(() => {
      if (navigator.onLine) location.reload()
      else setFailed(screen)
    })
  }
  return { component, failed: failed === screen && !component, retry }
}
