import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useClaim } from '#features/promotions/kit/player/index.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { exchangeSpin, openSpin, spin as spinCall } from '../contract.ts'

export type ShownRound = ResponseOf<typeof spinCall>['round']
/** A turn that is decided, and the round as it was before it. */
export type Turn = ResponseOf<typeof spinCall> & { readonly before: ShownRound }

/**
 * Turns and exchanges of a round as it was last read. What a turn brings is known before the wheel moves; the page learns
 * it when the wheel stands, after the result has been shown.
 */
export function useSpin(known: ShownRound) {
  const refreshCalls = useRefreshCalls()
  const [turn, setTurn] = useState<Turn>()
  const [wheel, setWheel] = useState<'resting' | 'turning' | 'standing'>('resting')
  const [laidOut, setLaidOut] = useState<Turn>()
  const [isResultOpen, setResultOpen] = useState(false)

  // Until the wheel stands still the page shows the round as it was before the turn, then what was told last.
  const round = turn === undefined ? known : wheel === 'resting' ? laterOf(known, turn.round) : turn.before
  const turning = useClaim(spinCall, {
    refresh: [],
    onClaimed: async (answer) => {
      const decided = { ...answer, before: round }
      setTurn(decided)
      setWheel('turning')
      // The wheel moves first: what it will bring is laid out while it turns.
      await afterPicture()
      setLaidOut(decided)
    },
  })
  const exchanging = useClaim(exchangeSpin, {
    refresh: [openSpin],
    onClaimed: ({ amount }) => toast(`${formatMoney(amount)} is yours.`, { tone: 'success' }),
  })
  useEffect(() => {
    if (wheel !== 'standing') return
    // The result comes first; the page follows in a picture of its own, and what else has changed in another.
    void afterPicture()
      .then(() => setWheel('resting'))
      // The first may still be the one in which the page is not drawn yet.
      .then(afterPicture)
      .then(afterPicture)
      .then(async () => refreshCalls(openSpin))
  }, [wheel, refreshCalls])
  return {
    round,
    stopAt: wheel === 'resting' ? undefined : turn?.index,
    result: laidOut && { turn: laidOut, isOpen: isResultOpen && laidOut === turn },
    pending: turning.pending || exchanging.pending || wheel !== 'resting',
    spin: () => turning.claim({}),
    stop: () => {
      setWheel('standing')
      setResultOpen(true)
    },
    closeResult: () => setResultOpen(false),
    exchange: () => exchanging.claim({}),
    presenceDialog: [turning.presenceDialog, exchanging.presenceDialog],
  }
}

const laterOf = (one: ShownRound, other: ShownRound): ShownRound => (other.now > one.now ? other : one)
