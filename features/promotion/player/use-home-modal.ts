import { useEffect, useState } from 'react'

const quietCheckMs = 700

export type HomeModal = {
  /** Everything before it was shown or is not there. */
  readonly isTurn: boolean
  /** It was closed: the next one is looked at. */
  readonly onClosed: () => void
}

/** A modal of an activity over the home: it opens in its turn, once what it shows is known and nothing else is open. */
export function useHomeModal({ isTurn, onClosed }: HomeModal, isReady: boolean) {
  const [open, setOpen] = useState(false)
  const isDue = isTurn && isReady && !open
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) setOpen(true)
    }, quietCheckMs)
    return () => clearInterval(timer)
  }, [isDue])
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return { open, close }
}
