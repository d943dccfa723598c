import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { TickingMoney } from '#platform/ui/money/ticking-money.tsx'
import { hideBalance, useBalanceHidden } from './balance-veil.ts'
import { messages } from '../messages/en.ts'

export type BalanceAmountProps = { readonly amount: WireCentavos; readonly className?: string | undefined }

/** What the player has, or that it is not shown here. Rewards fly to it (`celebrate`). */
export function BalanceAmount({ amount, className }: BalanceAmountProps) {
  const hidden = useBalanceHidden()
  if (!hidden) {
    return (
      <span className={className} data-receives="coins">
        <TickingMoney amount={amount} />
      </span>
    )
  }
  return (
    <span className={className} data-receives="coins">
      <Hidden />
    </span>
  )
}

/** A part of the balance, which is hidden with it. */
export const BalancePart = ({ amount }: Pick<BalanceAmountProps, 'amount'>) =>
  useBalanceHidden() ? <Hidden /> : formatMoney(amount)

const Hidden = () => (
  <>
    <span aria-hidden>₱ ••••</span>
    <span className="visually-hidden">{messages.balanceHidden}</span>
  </>
)

/** Hides the balance from the room, and shows it again. */
export function BalanceEye() {
  const hidden = useBalanceHidden()
  return (
    <IconButton
      icon={hidden ? 'eye-off' : 'eye'}
      label={messages.hideBalance}
      aria-pressed={hidden}
      onClick={() => hideBalance(!hidden)}
    />
  )
}
