import { type FormEvent, useState } from 'react'
import { ChannelChoice, type DepositChannel, useBankRule } from '#features/cashier/channel/player/index.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { FormNotice } from '#features/players/account/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import styles from './deposit-form.module.css'
import { QuickAmounts } from './quick-amounts.tsx'
import { useDepositPack } from './use-deposit-pack.ts'
import type { DepositOrder } from './plain-order.ts'
import { type DepositFailure, useDeposit } from './use-deposit.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export interface DepositFormProps {
  channels: readonly DepositChannel[]
  onBegun: (order: DepositOrder) => void
}

const firstAmount = wireCentavos(50_000)
const plainDeposit = depositPurpose.coin

/** Payment method and amount. The first method is preselected. */
export function DepositForm({ channels, onBegun }: DepositFormProps) {
  const { begin, pending, failure, presenceDialog } = useDeposit(onBegun)
  const leadsToBinding = useBankRule()
  const [chosenId, setChosenId] = useState<number>()
  const channel = channels.find(({ id }) => id === chosenId) ?? channels.find(({ isResting }) => !isResting)
  const pack = useDepositPack()
  const [couponId, setCouponId] = useState<number>()
  const [text, setText] = useState(textOf(pack?.amount ?? firstAmount))
  const [wasTried, setWasTried] = useState(false)
  if (channel === undefined) return <AllResting />

  const amount = amountOf(text)
  const fault = amountFault(amount, channel)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (amount === undefined || fault !== undefined || leadsToBinding(channel)) return
    void begin({ channelId: channel.id, amount, actType: pack?.actType ?? plainDeposit, couponId })
  }
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChannelChoice channels={channels} chosen={channel} onChoose={({ id }) => setChosenId(id)} />
        <TextField
          label={messages.amount}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={text}
          hint={formatMessage(messages.amountRange, {
            amountMin: formatMoney(channel.amountMin),
            amountMax: formatMoney(channel.amountMax),
          })}
          error={wasTried ? fault : undefined}
          readOnly={pack !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {pack ? (
          <p className={styles.note}>
            {formatRich(messages.offerPrice, {
              anotherAmount: <a href="/lobby/wallets/deposit">{messages.depositAnotherAmount}</a>,
            })}
          </p>
        ) : (
          <>
            <QuickAmounts channel={channel} amount={amount} onChoose={(chosen) => setText(textOf(chosen))} />
            <CouponChoice amount={amount} chosen={couponId} onChoose={setCouponId} />
          </>
        )}
        {failure && <FailureNotice {...failure} />}
        <Button type="submit" size="large" block loading={pending}>
          {submitText(amount, fault)}
        </Button>
        <p className={styles.note}>{messages.depositTerms}</p>
      </form>
      {presenceDialog}
    </Card>
  )
}

const submitText = (amount: WireCentavos | undefined, fault: string | undefined): string =>
  amount === undefined || fault !== undefined
    ? messages.deposit
    : formatMessage(messages.depositAmount, { amount: formatMoney(amount) })

const FailureNotice = ({ text, way }: DepositFailure) => (
  <FormNotice text={text}>
    {way && (
      <ButtonLink href={way.to} size="small" variant="secondary" className={styles.way}>
        {way.label}
      </ButtonLink>
    )}
  </FormNotice>
)

const AllResting = () => (
  <Card>
    <EmptyState icon="clock" title={messages.depositsUnavailable}>
      {messages.allMethodsDown}
    </EmptyState>
  </Card>
)

function amountOf(text: string): WireCentavos | undefined {
  const parsed = parseMoney(text)
  return typeof parsed === 'bigint' ? toWireCentavos(parsed) : undefined
}

function amountFault(amount: WireCentavos | undefined, { amountMin, amountMax }: DepositChannel): string | undefined {
  if (amount === undefined) return messages.enterAmount
  if (amount < amountMin) return formatMessage(messages.minimumDeposit, { amountMin: formatMoney(amountMin) })
  return amount > amountMax ? formatMessage(messages.maximumDeposit, { amountMax: formatMoney(amountMax) }) : undefined
}

/** Whole pesos without centavos, as one would type them. */
const textOf = (amount: WireCentavos): string => formatMoney(amount).slice(1).replace(/\.00$/, '')
