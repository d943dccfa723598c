import { useEffect, useEffectEvent } from 'react'
import { openingOrder } from '#core/constants/opening-order.ts'
import { useOpening } from '#platform/ui/dialog/use-opening.ts'

export type HomeModal = {
  /** Everything before it was shown or is not there. */
  readonly isTurn: boolean
  /** It has opened: it is not opened again in this session, whatever the player does with it. */
  readonly onShown: () => void
  /** It was closed: the next one is looked at. */
  readonly onClosed: () => void
}

/** A modal of an activity over the home: it opens in its turn, once what it shows is known and nothing else is open. */
export function useHomeModal({ isTurn, onShown, onClosed }: HomeModal, isReady: boolean) {
  const { open, close } = useOpening({ rank: openingOrder.activities, isDue: isTurn && isReady })
  const tellShown = useEffectEvent(onShown)
  useEffect(() => {
    if (open) tellShown()
  }, [open])
  return {
    open,
    close: () => {
      close()
      onClosed()
    },
  }
}
