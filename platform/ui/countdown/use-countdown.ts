import { useEffect, useEffectEvent, useState } from 'react'

export interface CountdownOptions {
  /** The end in milliseconds since 1970; undefined stops the countdown. */
  until: number | undefined
  now: () => number
  /** Called once at the end, or at once if it has passed. */
  onEnd?: (() => void) | undefined
}

/** The whole seconds left, 0 at the end. Computed from the clock, not from ticks: a phone may sleep in between. */
export function useCountdown({ until, now, onEnd }: CountdownOptions): number {
  const [secondsLeft, setSecondsLeft] = useState(() => (until === undefined ? 0 : secondsOf(until - now())))
  const readLeft = useEffectEvent((end: number) => end - now())
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const leftMs = readLeft(until)
      const seconds = secondsOf(leftMs)
      setSecondsLeft(seconds)
      if (seconds === 0) end()
      else timer = setTimeout(tick, leftMs - (seconds - 1) * 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])

  return until === undefined ? 0 : secondsLeft
}

function secondsOf(leftMs: number): number {
  return Math.max(0, Math.ceil(leftMs / 1000))
}
