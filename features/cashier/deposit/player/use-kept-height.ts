import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the height of a box while its next content is on its way, so that what stands below does not move. */
export function useKeptHeight<Box extends HTMLElement>(isFilled: boolean): RefObject<Box | null> {
  const ref = useRef<Box>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return
    box.style.minHeight = isFilled ? '' : `${height.current}px`
    if (isFilled) height.current = box.offsetHeight
  })
  return ref
}
