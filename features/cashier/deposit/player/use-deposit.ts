import { useState } from 'react'
import { usePresence } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { depositDebounce } from '#core/constants/specification.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { getCare } from '#features/players/responsible-play/player/index.ts'
import { listItems } from '#features/players/inventory/player/index.ts'
import { beginDeposit, listOpenDeposits } from '../contract.ts'
import type { DepositPack } from './use-deposit-pack.ts'
import { type DepositOrder, plainOrder } from './plain-order.ts'
import type { QuotedChoice } from './use-quote.ts'
import { messages } from './messages/en.ts'

/** Why the order was not created, and where the player can resolve it, if anywhere. */
export type DepositFailure = {
  readonly text: string
  readonly way: Way | undefined
  /** The player's own limit is in the way of this amount. */
  readonly overLimit: WireCentavos | undefined
  /** It is over as soon as the server can be reached again. */
  readonly isOffline: boolean
}
type Way = { readonly to: `/${string}`; readonly label: string }

type DepositRequest = {
  readonly channelId: number
  readonly amount: WireCentavos
  /** The bonus that the form shows; undefined: none is shown. */
  readonly choice: QuotedChoice | undefined
  /** What the deposit buys, if anything. */
  readonly pack: DepositPack | undefined
}

export function useDeposit(onBegun: (order: DepositOrder) => void, onRefused: () => void) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<DepositFailure>()

  const { begin, pending } = useOneAct(async ({ channelId, amount, choice, pack }: DepositRequest) => {
    setFailure(undefined)
    const reply = await withPresence(async () =>
      client.send(beginDeposit, {
        amount,
        version: 4,
        actType: pack?.actType ?? depositPurpose.coin,
        rechargeType: channelId,
        ...(choice && bonusRequest(choice)),
        ...(pack?.fundId !== undefined && { fundId: pack.fundId }),
      }),
    )
    if (reply.kind === 'answer') {
      onBegun(plainOrder(reply.body))
      await refreshCalls(listOpenDeposits, listItems)
    } else if (reply.kind !== 'signedOut') {
      setFailure(failureOf(reply, amount))
      // Without a network nothing can be read again; the form is as it was.
      if (reply.kind === 'offline') return
      onRefused()
      await refreshCalls(listOpenDeposits, getCare)
    }
  }, depositDebounce)
  useOnReturn(() => setFailure(undefined), failure?.isOffline === true)
  return { begin, pending, failure, presenceDialog }
}

const bonusRequest = ({ bonus, choice, couponId }: QuotedChoice) => ({
  promised: bonus,
  takesBonus: choice !== 'none',
  ...(couponId !== null && { couponId }),
})

const { accountNeeded, depositStopped, identityNeeded, limitReached } = beginDeposit.refusals

const ways: Readonly<Record<number, Way>> = {
  [accountNeeded]: { to: '/bindBankCard?back=1', label: messages.addAccount },
  [depositStopped]: { to: '/profile/limits', label: messages.limitsAndBreaks },
  [identityNeeded]: { to: '/walletsKyc', label: messages.verifyIdentity },
  [limitReached]: { to: '/profile/limits', label: messages.yourLimits },
}

function failureOf(reply: CallFailure<typeof beginDeposit>, amount: WireCentavos): DepositFailure {
  const refusal = reply.kind === 'refusal' ? reply.errcode : undefined
  return {
    text: textOf(reply),
    way: refusal === undefined ? undefined : ways[refusal],
    overLimit: refusal === limitReached ? amount : undefined,
    isOffline: reply.kind === 'offline',
  }
}

/** Whether an order has begun or not, no money moves before it is paid. */
function textOf(reply: CallFailure<typeof beginDeposit>): string {
  if (reply.kind === 'offline') return messages.offline
  return reply.kind === 'timeout' ? messages.timeout : failureText(reply)
}
