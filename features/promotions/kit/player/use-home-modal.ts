import { useEffect, useEffectEvent } from 'react'
import { openingOrder } from '#core/constants/opening-order.ts'
import { useOfferOpening } from './use-offer-opening.ts'

export type HomeModal = {
  /** All modals before it were shown or do not exist. */
  readonly isTurn: boolean
  /** Opened: it does not open again in this session, whatever the player does. */
  readonly onShown: () => void
  /** Closed: the next one has its turn. */
  readonly onClosed: () => void
}

/** An activity's modal over the home: it opens in its turn, once its content is known and nothing else is open. */
export function useHomeModal({ isTurn, onShown, onClosed }: HomeModal, isReady: boolean) {
  const { open, close } = useOfferOpening({ rank: openingOrder.activities, isDue: isTurn && isReady })
  const notifyShown = useEffectEvent(onShown)
  useEffect(() => {
    if (open) notifyShown()
  }, [open])
  return {
    open,
    close: () => {
      close()
      onClosed()
    },
  }
}
