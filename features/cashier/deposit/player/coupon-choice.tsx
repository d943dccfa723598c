import { formatInstant } from '#core/clock/manila-format.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { isCoupon } from '#core/reward/reward-item.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { type HeldThing, useHeldItems } from '#features/players/inventory/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface CouponChoiceProps {
  amount: WireCentavos | undefined
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

const none = 'none'

/** The player's coupons that fit the amount. Hidden without any. */
export function CouponChoice({ amount, chosen, onChoose }: CouponChoiceProps) {
  const held = useHeldItems()
  const { itemKinds } = useLobbyConfiguration()
  const coupons = held.filter(({ propId, isReserved }) => isCoupon(propId) && !isReserved)
  if (coupons.length === 0) return null
  const leastOf = ({ propId }: HeldThing) => itemKinds[propId]?.paramStr.limitAmount ?? 0
  const fits = (coupon: HeldThing) => amount !== undefined && amount >= leastOf(coupon)
  return (
    <Select
      label={messages.coupon}
      value={chosen === undefined ? none : String(chosen)}
      hint={messages.couponHint}
      options={[
        { value: none, label: messages.noCoupon },
        ...coupons.map((coupon) => ({
          value: String(coupon.id),
          disabled: !fits(coupon),
          label: couponText(coupon, leastOf(coupon)),
        })),
      ]}
      onChange={({ target }) => onChoose(target.value === none ? undefined : Number(target.value))}
    />
  )
}

function couponText({ propId, count, expireAt }: HeldThing, least: number): string {
  const coupon = rewardName({ id: propId, count, betRate: basisPoints(0) })
  const amount = formatMoney(wireCentavos(least))
  if (expireAt === -1) return least > 0 ? formatMessage(messages.couponMinimum, { coupon, amount }) : coupon
  const time = formatInstant(expireAt)
  return least > 0
    ? formatMessage(messages.couponMinimumUntil, { coupon, amount, time })
    : formatMessage(messages.couponUntil, { coupon, time })
}
