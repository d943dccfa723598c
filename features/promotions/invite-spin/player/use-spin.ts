import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { useClaim } from '#features/promotions/kit/player/index.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { exchangeSpin, openSpin, spin as spinCall } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ShownRound = ResponseOf<typeof spinCall>['round']
/** A decided turn, and the round before it. */
export type Turn = ResponseOf<typeof spinCall> & { readonly before: ShownRound }

/**
 * Turns and exchanges of the current round. A turn's result is known before the wheel moves; the page shows it when the
 * wheel stops, after the result dialog.
 */
export function useSpin(known: ShownRound) {
  const refreshCalls = useRefreshCalls()
  const [turn, setTurn] = useState<Turn>()
  const [wheel, setWheel] = useState<'resting' | 'turning' | 'standing'>('resting')
  const [laidOut, setLaidOut] = useState<Turn>()
  const [isResultOpen, setResultOpen] = useState(false)

  // While the wheel turns, the page shows the round before the turn, then the latest state.
  const round = turn === undefined ? known : wheel === 'resting' ? laterOf(known, turn.round) : turn.before
  const turning = useClaim(spinCall, {
    refresh: [],
    onClaimed: async (answer) => {
      const decided = { ...answer, before: round }
      setTurn(decided)
      setWheel('turning')
      // The wheel moves first; the result dialog is laid out while it turns.
      await afterPicture()
      setLaidOut(decided)
    },
  })
  const exchanging = useClaim(exchangeSpin, {
    refresh: [openSpin],
    onClaimed: ({ amount }) => {
      celebrate([{ id: coinItem, count: amount }])
      toast(formatMessage(messages.addedToBalance, { amount: formatMoney(amount) }), { tone: 'success' })
    },
  })
  useEffect(() => {
    if (wheel !== 'standing') return
    // One frame each for the dialog, the page, and everything else that changed.
    void afterPicture()
      .then(() => setWheel('resting'))
      // The first paint may be the one before the page's render.
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
