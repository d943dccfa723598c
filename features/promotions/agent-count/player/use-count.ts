import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { chime, type Tone } from '#platform/browser/sound/chime.ts'
import { claimAward, readAgentCount, readInvitedFriends, scratchCard, spinLottery } from '../contract.ts'

export type ShownCount = ResponseOf<typeof readAgentCount>
export type ShownDraw = ResponseOf<typeof scratchCard>['draw']
type Turn = ResponseOf<typeof spinLottery> & { readonly before: ShownCount }

// The prize is named once the foil is off.
const wipeMs = 900

/** What a player does with cards, spins and chests. The page shows the newest answer, whichever call it came from. */
export function useCount(known: ShownCount) {
  const [newest, setNewest] = useState(known)
  const [scratched, setScratched] = useState<ShownDraw>()
  const [turn, setTurn] = useState<Turn>()
  const refresh = [readAgentCount, readInvitedFriends]
  const standing = newest.now > known.now ? newest : known
  // While the wheel turns, the page shows what was there before.
  const count = turn?.before ?? standing

  const scratching = useClaim(scratchCard, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      setScratched(answer.draw)
      buzz(20)
      chime(scratchChime)
      setTimeout(() => announceGift(answer.draw.items), wipeMs)
    },
  })
  const spinning = useClaim(spinLottery, {
    refresh,
    onClaimed: (answer) => setTurn({ ...answer, before: standing }),
  })
  const claiming = useClaim(claimAward, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      chime(chestChime)
      announceGift(answer.items)
    },
  })
  const acts = [scratching, spinning, claiming]
  return {
    count,
    scratched,
    turn,
    pending: turn !== undefined || acts.some(({ pending }) => pending),
    scratch: () => {
      setScratched(undefined)
      scratching.claim({})
    },
    spin: () => spinning.claim({}),
    stopped: () => {
      if (turn === undefined) return
      setNewest(turn)
      setTurn(undefined)
      announceGift(turn.draw.items)
    },
    claimChest: (id: number) => claiming.claim({ id }),
    dialogs: acts.map(({ presenceDialog }) => presenceDialog),
  }
}

const bell = (pitch: number, at: number): Tone => ({ pitch, at, ms: 600, gain: 0.12, shape: 'sine' })

/** Three strokes over the foil, then two bells. */
const scratchChime: readonly Tone[] = [
  ...[180, 210, 240].map(
    (pitch, stroke): Tone => ({ pitch, at: stroke * 150, ms: 110, gain: 0.06, shape: 'triangle' }),
  ),
  bell(1_047, 620),
  bell(1_568, 740),
]

const chestChime: readonly Tone[] = [523, 659, 784, 1_047].map((pitch, step) => bell(pitch, step * 105))
