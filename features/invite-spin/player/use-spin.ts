import { useRef, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useClaim } from '#features/promotion/player/index.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { exchangeSpin, openSpin, spin as spinCall } from '../contract.ts'

export type ShownRound = ResponseOf<typeof spinCall>['round']
/** A turn that is decided, and the round as it was before it. */
export type Turn = ResponseOf<typeof spinCall> & { readonly before: ShownRound }

/** Turns and exchanges. What a turn brings is known before the wheel moves; the page learns it when the wheel stands. */
export function useSpin(onSettled: (turn: Turn) => void) {
  const refreshCalls = useRefreshCalls()
  const [turn, setTurn] = useState<Turn>()
  const before = useRef<ShownRound>(undefined)
  const turning = useClaim(spinCall, {
    refresh: [],
    onClaimed: (answer) => {
      if (before.current) setTurn({ ...answer, before: before.current })
    },
  })
  const exchanging = useClaim(exchangeSpin, {
    refresh: [openSpin],
    onClaimed: ({ amount }) => toast(`${formatMoney(amount)} is yours.`, { tone: 'success' }),
  })
  return {
    turn,
    pending: turning.pending || exchanging.pending || turn !== undefined,
    spin: (round: ShownRound) => {
      before.current = round
      turning.claim({ reqId: crypto.randomUUID() })
    },
    settle: () => {
      if (turn === undefined) return
      onSettled(turn)
      // The result comes first; the page follows in a frame of its own.
      void afterPicture()
        .then(async () => refreshCalls(openSpin))
        .then(() => setTurn(undefined))
    },
    exchange: () => exchanging.claim({}),
    presenceDialog: [turning.presenceDialog, exchanging.presenceDialog],
  }
}
