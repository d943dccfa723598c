import { useEffect, useEffectEvent } from 'react'

const checkEveryMs = 1_500

/** Acts once nothing else lies over the page, while that is wanted. */
export function useQuietMoment(wanted: boolean, act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (!wanted) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) begin()
    }, checkEveryMs)
    return () => clearInterval(timer)
  }, [wanted])
}
