import { useEffect, useEffectEvent, useState } from 'react'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { pulledBy, pullEnoughPx, type Touch } from './pull.ts'

const tickMs = 10

export type Pull = { readonly px: number; readonly refreshing: boolean }

/** Follows a finger that draws the page down from its top, and has the page refreshed when it lets go far enough. */
export function usePull(refresh: () => Promise<void>): Pull {
  const [px, setPx] = useState(0)
  const [refreshing, setRefreshing] = useState(false)
  const letGo = useEffectEvent(async (pulled: number) => {
    setPx(0)
    if (pulled < pullEnoughPx || refreshing) return
    buzz(tickMs)
    setRefreshing(true)
    await refresh()
    setRefreshing(false)
  })
  useEffect(() => {
    let from: Touch | undefined
    let pulled = 0
    const begin = ({ touches }: TouchEvent) => {
      const isFree = window.scrollY <= 0 && touches.length === 1 && !document.querySelector('dialog[open]')
      from = isFree ? touches[0] : undefined
      pulled = 0
    }
    const move = ({ touches: [to] }: TouchEvent) => {
      if (!from || !to) return
      pulled = window.scrollY > 0 ? 0 : pulledBy(from, to)
      setPx(pulled)
    }
    const end = () => {
      if (from) void letGo(pulled)
      from = undefined
    }
    const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end } as const
    const watched = Object.entries(listeners) as [keyof typeof listeners, (event: TouchEvent) => void][]
    for (const [type, listener] of watched) window.addEventListener(type, listener, { passive: true })
    return () => {
      for (const [type, listener] of watched) window.removeEventListener(type, listener)
    }
  }, [])
  return { px, refreshing }
}
