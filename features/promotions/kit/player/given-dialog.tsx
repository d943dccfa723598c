import { useEffect, useState } from 'react'
import { celebrate } from '#features/players/reward/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Popup } from '#platform/ui/dialog/popup.tsx'
import { PlayBeforeWithdrawal } from './hub/play-before-withdrawal.tsx'
import { RewardItems, type WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'

export interface GivenDialogProps {
  /** The granted items; undefined closes it. */
  items: readonly WireItem[] | undefined
  /** The claim is running: the popup is laid out in advance. */
  ready?: boolean
  onClose: () => void
}

/** Shows the result of a claim. */
export function GivenDialog({ items, ready = false, onClose }: GivenDialogProps) {
  // Keeps its content during the exit animation.
  const [shown, setShown] = useState<readonly WireItem[]>([])
  if (items && items !== shown) setShown(items)
  useEffect(() => {
    if (items) celebrate(items)
  }, [items])
  return (
    <Popup
      open={items !== undefined}
      ready={ready}
      onClose={onClose}
      title={messages.rewardReceived}
      actions={
        <Button block onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <RewardItems items={shown} />
      <PlayBeforeWithdrawal items={shown} />
    </Popup>
  )
}
