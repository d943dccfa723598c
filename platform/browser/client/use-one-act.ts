import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Duration } from '#core/clock/duration.ts'
import { submitDebounce } from '#core/constants/specification.ts'

export type OneAct<Given extends readonly unknown[], Result> = {
  /** Undefined if the tap was a repetition of the one before. */
  readonly begin: (...given: Given) => Promise<Result | undefined>
  readonly pending: boolean
}

/**
 * Runs what a tap begins, one at a time: a tap while it is running, or within the pause after the tap that began it, is
 * ignored as a repetition. The flag is a ref, not state, so that two taps within one frame count as one; the pause
 * covers a double tap that is slower than the server.
 */
export function useOneAct<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Promise<Result>,
  wait: Duration = submitDebounce,
): OneAct<Given, Result> {
  const underWay = useRef(false)
  const [pending, setPending] = useState(false)
  // The pause may end after the page has gone, when there is nothing left to draw.
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  // A stable function, so that the tapped component need not re-render.
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const begin = useCallback(
    async (...given: Given) => {
      if (underWay.current) return undefined
      underWay.current = true
      setPending(true)
      const waited = new Promise((resolve) => setTimeout(resolve, wait))
      const acting = latest.current(...given)
      void Promise.allSettled([acting, waited]).then(() => {
        underWay.current = false
        if (mounted.current) setPending(false)
      })
      return acting
    },
    [wait],
  )
  return { begin, pending }
}
