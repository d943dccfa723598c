import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { chime } from '#platform/browser/sound/chime.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { claimChristmasBox, openChristmasDoor, openExtraDoor, readChristmas, stampChristmas } from '../contract.ts'
import { messages } from './messages/en.ts'
import { boxChime, doorChime, stampChime } from './sounds.ts'

export type ShownCalendar = ResponseOf<typeof readChristmas>
type OpenedDoor = ResponseOf<typeof openChristmasDoor>['door']

/** The door that was opened on this page last: its window slides open while the player looks. */
export type FreshDoor = Pick<OpenedDoor, 'day' | 'nonce'>

// The reward is named once the window is open.
const slideMs = 900

/** What a player does with the calendar. The page shows the newest answer, whichever call it came from. */
export function useChristmas(known: ShownCalendar) {
  const [newest, setNewest] = useState(known)
  const [fresh, setFresh] = useState<FreshDoor>()
  const calendar = newest.now > known.now ? newest : known
  const refresh = [readChristmas]

  const show = (answer: ShownCalendar & { readonly door: OpenedDoor }) => {
    setNewest(answer)
    setFresh(answer.door)
    buzz(20)
    chime(doorChime)
    setTimeout(() => announceDoor(answer.door), slideMs)
  }
  const stamping = useClaim(stampChristmas, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      buzz(10)
      chime(stampChime)
    },
  })
  const opening = useClaim(openChristmasDoor, { refresh, onClaimed: show })
  const more = useClaim(openExtraDoor, { refresh, onClaimed: show })
  const claiming = useClaim(claimChristmasBox, {
    refresh,
    onClaimed: (answer) => {
      setNewest(answer)
      chime(boxChime)
      announceGift(answer.items)
    },
  })
  const acts = [stamping, opening, more, claiming]
  return {
    calendar,
    fresh,
    pending: acts.some(({ pending }) => pending),
    stamp: () => stamping.claim({}),
    openDoor: () => opening.claim({ day: calendar.day }),
    openExtra: () => more.claim({}),
    claimBox: (id: number) => claiming.claim({ id }),
    dialogs: acts.map(({ presenceDialog }) => presenceDialog),
  }
}

function announceDoor({ keys, items }: OpenedDoor): void {
  if (items.length > 0) announceGift(items)
  if (keys > 0) toast(formatMessage(messages.keysFound, { count: keys }), { tone: 'success' })
}
