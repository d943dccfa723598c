import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Duration } from '#core/clock/duration.ts'
import { submitDebounce } from '#core/constants/specification.ts'

export type OneAct<Given extends readonly unknown[], Result> = {
  /** Undefined where the tap was the same tap as the one before. */
  readonly begin: (...given: Given) => Promise<Result | undefined>
  readonly pending: boolean
}

/**
 * What a tap begins, one at a time: a tap while it is under way, or within the wait after the tap that began it, is the
 * same tap. The mark is kept outside of what is drawn, so that two taps between two pictures are one as well; a double
 * tap is one also where the server answers faster than a finger.
 */
export function useOneAct<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Promise<Result>,
  wait: Duration = submitDebounce,
): OneAct<Given, Result> {
  const underWay = useRef(false)
  const [pending, setPending] = useState(false)
  // The same from picture to picture, so that what is tapped need not be drawn anew because something else was.
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
        setPending(false)
      })
      return acting
    },
    [wait],
  )
  return { begin, pending }
}
