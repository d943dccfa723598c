import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useInvite } from '#features/promotions/invite/player/index.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { chime } from '#platform/browser/sound/chime.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { claimNewYearTask, openGrandBox, openNewYearBox, readNewYear, shareNewYear, takeExtraBox } from '../contract.ts'
import { messages } from './messages/en.ts'
import { pieceName } from './piece-name.ts'
import { boxesChime, grandChime, pieceChime } from './sounds.ts'

export type ShownNewYear = ResponseOf<typeof readNewYear>
export type OpenedBox = ResponseOf<typeof openNewYearBox>['opening']

// The prize is named once the clock's hand has come to rest.
const revealMs = { box: 900, grand: 1_500 } as const

/** The player's acts on the countdown. The page shows the newest answer, whichever call it came from. */
export function useNewYear(known: ShownNewYear) {
  const [newest, setNewest] = useState(known)
  const [fresh, setFresh] = useState<OpenedBox>()
  const newYear = newest.now > known.now ? newest : known
  const { invite, shareSheet } = useInvite(newYear.inviteCode)
  const refresh = [readNewYear]

  const onOpened = (answer: ShownNewYear & { readonly opening: OpenedBox }) => {
    const { opening } = answer
    setNewest(answer)
    setFresh(opening)
    buzz(opening.of === 'grand' ? 60 : 20)
    chime(opening.of === 'grand' ? grandChime : pieceChime)
    setTimeout(() => announce(opening), revealMs[opening.of])
  }
  const onEarned = (answer: ShownNewYear) => {
    setNewest(answer)
    buzz(10)
    chime(boxesChime)
  }
  const sharing = useClaim(shareNewYear, { refresh, onClaimed: onEarned })
  const claiming = useClaim(claimNewYearTask, { refresh, onClaimed: onEarned })
  const taking = useClaim(takeExtraBox, { refresh, onClaimed: onEarned })
  const opening = useClaim(openNewYearBox, { refresh, onClaimed: onOpened })
  const openingGrand = useClaim(openGrandBox, { refresh, onClaimed: onOpened })
  const acts = { sharing, claiming, taking, opening, openingGrand }
  return {
    newYear,
    fresh,
    isEarning: sharing.pending || claiming.pending || taking.pending,
    isOpening: opening.pending || openingGrand.pending,
    share: () => {
      invite()
      sharing.claim({})
    },
    claimTask: (id: number) => claiming.claim({ id }),
    takeExtra: () => taking.claim({}),
    openBox: () => opening.claim({}),
    openGrand: () => openingGrand.claim({}),
    dialogs: [
      { name: 'shareSheet', dialog: shareSheet },
      ...(Object.keys(acts) as readonly (keyof typeof acts)[]).map((name) => ({
        name,
        dialog: acts[name].presenceDialog,
      })),
    ],
  }
}

function announce({ items }: OpenedBox): void {
  const piece = items.find(({ id }) => pieceName(id) !== '')
  if (piece === undefined) announceGift(items)
  else toast(formatMessage(messages.pieceFound, { piece: pieceName(piece.id) }), { tone: 'success' })
}
