import { useEffect, useState } from 'react'
import { celebrate } from '#features/players/reward/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Popup } from '#platform/ui/dialog/popup.tsx'
import { PlayBeforeWithdrawal } from './play-before-withdrawal.tsx'
import { GiftSum } from './gift-sum.tsx'
import { GiftList, type ListedGift } from './gift-list.tsx'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

export type ClaimResultsProps = {
  /** Undefined closes it. */
  readonly results: readonly ListedGift[] | undefined
  /** The claims are running: the popup is laid out in advance. */
  readonly ready: boolean
  readonly onClose: () => void
}

/** The grants and refusals of all claims together, with the reasons. */
export function ClaimResults({ results, ready, onClose }: ClaimResultsProps) {
  // Keeps its content during the exit animation.
  const [shown, setShown] = useState<readonly ListedGift[]>([])
  if (results && results !== shown) setShown(results)
  useEffect(() => {
    if (results) celebrate(results.flatMap(({ items }) => items))
  }, [results])
  const come = shown.filter(({ failure }) => failure === undefined)
  return (
    <Popup
      open={results !== undefined}
      ready={ready}
      onClose={onClose}
      title={come.length > 0 ? messages.rewardsClaimed : messages.nothingClaimed}
      actions={
        <Button block onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div className={styles.results}>
        {come.length > 1 && <GiftSum gifts={come} />}
        <GiftList gifts={shown} />
        <PlayBeforeWithdrawal items={come.flatMap(({ items }) => items)} />
      </div>
    </Popup>
  )
}
