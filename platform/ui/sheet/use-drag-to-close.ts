import { type PointerEvent, useRef } from 'react'

const closeSpeedPxPerMs = 0.5
const closeShare = 0.4
// A finger that rested this long before lifting is not a fling.
const restMs = 80

interface Drag {
  startY: number
  y: number
  time: number
  speed: number
}

/** Drags a panel down by its handle; released far or fast enough, it closes, otherwise it springs back. */
export function useDragToClose(onClose: () => void) {
  const panelRef = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | undefined>(undefined)

  const place = (offset: number) => {
    panelRef.current?.style.setProperty('--drag', `${offset}px`)
  }

  const end = (event: PointerEvent, cancelled: boolean) => {
    const panel = panelRef.current
    if (!drag.current || !panel) return
    const { startY, speed, time } = drag.current
    const offset = event.clientY - startY
    const thrown = speed > closeSpeedPxPerMs && event.timeStamp - time < restMs
    drag.current = undefined
    panel.removeAttribute('data-dragging')
    const closes = !cancelled && offset > 0 && (thrown || offset > panel.offsetHeight * closeShare)
    if (closes) onClose()
    else place(0)
  }

  const dragProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!risesFromBelow() || (event.target instanceof Element && event.target.closest('button'))) return
      event.currentTarget.setPointerCapture(event.pointerId)
      panelRef.current?.setAttribute('data-dragging', '')
      drag.current = { startY: event.clientY, y: event.clientY, time: event.timeStamp, speed: 0 }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current
      if (!current) return
      const elapsed = Math.max(1, event.timeStamp - current.time)
      const speed = (event.clientY - current.y) / elapsed
      drag.current = { startY: current.startY, y: event.clientY, time: event.timeStamp, speed }
      place(Math.max(0, event.clientY - current.startY))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  }

  return { panelRef, dragProps }
}

/** On the desktop a sheet is a panel at the right edge: there is nowhere down to drag it. */
const risesFromBelow = () => document.documentElement.dataset.shell !== 'desktop'
