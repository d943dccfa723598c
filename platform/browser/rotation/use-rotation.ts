import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

export type RotationOptions = { readonly count: number; readonly everyMs: number }

export type Rotation = {
  readonly at: number
  readonly show: (index: number) => void
  /** The player has stopped it permanently. */
  readonly stopped: boolean
  readonly setStopped: (stopped: boolean) => void
  /** Touch, hover or focus pauses it. */
  readonly holdProps: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/** Rotates through items. It pauses while held or out of sight, and never moves if the user prefers reduced motion. */
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
    // An item chosen by hand gets its full time again.
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

/** Nothing moves on the server. */
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
