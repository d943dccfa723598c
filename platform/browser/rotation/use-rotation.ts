import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

export type RotationOptions = { readonly count: number; readonly everyMs: number }

export type Rotation = {
  readonly at: number
  readonly show: (index: number) => void
  /** The player has stopped it for good. */
  readonly stopped: boolean
  readonly setStopped: (stopped: boolean) => void
  /** A finger, a pointer or the focus on it makes it wait. */
  readonly holdProps: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/** One thing after the other, in a circle. It waits while it is held or out of sight, and never moves for who wants less motion. */
export function useRotation({ count, everyMs }: RotationOptions): Rotation {
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const quiet = useLessMotion()

  const turn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') setAt((now) => (now + 1) % count)
  })
  const still = held || stopped || quiet || count < 2
  useEffect(() => {
    if (still) return undefined
    const timer = setInterval(turn, everyMs)
    return () => clearInterval(timer)
    // Shown by hand, the next one has its full time again.
  }, [still, everyMs, at])

  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    show: setAt,
    stopped,
    setStopped,
    holdProps: { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo },
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)'

/** On the server nothing moves anyway. */
function useLessMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(lessMotion)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(lessMotion).matches ?? false,
    () => false,
  )
}
