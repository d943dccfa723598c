import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { chime } from '#platform/browser/sound/chime.ts'
import { claimFestivalTask, exchangeStars, readFestival } from '../contract.ts'
import { exchangeChime, starsChime } from './sounds.ts'

export type ShownFestival = ResponseOf<typeof readFestival>

/** The player's acts at the festival. The page shows the newest answer, whichever call it came from. */
export function useFestival(known: ShownFestival) {
  const [newest, setNewest] = useState(known)
  const [earnings, setEarnings] = useState(0)
  const refresh = [readFestival]
  const tasks = useClaim(claimFestivalTask, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      setEarnings((count) => count + 1)
      buzz(10)
      chime(starsChime)
    },
  })
  const shop = useClaim(exchangeStars, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      buzz(30)
      chime(exchangeChime)
      announceGift(answer.items)
    },
  })
  return {
    festival: newest.now > known.now ? newest : known,
    /** How often stars were earned on this page: each time the street celebrates. */
    earnings,
    claimTask: (id: number) => tasks.claim({ id }),
    exchange: (id: number) => shop.claim({ id }),
    taskPending: tasks.pending,
    exchangePending: shop.pending,
    dialogs: (
      <>
        {tasks.presenceDialog}
        {shop.presenceDialog}
      </>
    ),
  }
}
