import { type RefObject, useLayoutEffect, useState } from 'react'

/** True while the frame's content is wider than the frame. */
export function useWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    const measure = () => setWide(content.scrollWidth > element.clientWidth + 1)
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    resized.observe(content)
    measure()
    return () => resized.disconnect()
  }, [frame])
  return isWide
}
