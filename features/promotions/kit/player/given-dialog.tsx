import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Popup } from '#platform/ui/dialog/popup.tsx'
import { RewardItems, type WireItem } from './reward-items.tsx'

export interface GivenDialogProps {
  /** What was just given; undefined closes it. */
  items: readonly WireItem[] | undefined
  /** It is on its way: the popup is laid out, and has only to be filled and shown. */
  ready?: boolean
  onClose: () => void
}

/** Shows what a claim has brought. */
export function GivenDialog({ items, ready = false, onClose }: GivenDialogProps) {
  // It leaves with what it showed.
  const [shown, setShown] = useState<readonly WireItem[]>([])
  if (items && items !== shown) setShown(items)
  return (
    <Popup
      open={items !== undefined}
      ready={ready}
      onClose={onClose}
      title="It is yours"
      actions={
        <Button block onClick={onClose}>
          Thank you
        </Button>
      }
    >
      <RewardItems items={shown} />
    </Popup>
  )
}
