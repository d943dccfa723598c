import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { ChannelChoice, type DepositChannel, useBankRule } from '#features/cashier/channel/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import styles from './deposit-form.module.css'
import { FailureNotice, useInSightAfter } from './failure-notice.tsx'
import { DepositGifts, MissedOffers } from './missed-offers.tsx'
import { QuickAmounts } from './quick-amounts.tsx'
import { useAmount } from './use-amount.ts'
import { useDepositPack } from './use-deposit-pack.ts'
import type { DepositOrder } from './plain-order.ts'
import { useDeposit } from './use-deposit.ts'
import { chosenIn, type DepositQuote, useQuote } from './use-quote.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export interface DepositFormProps {
  channels: readonly DepositChannel[]
  onBegun: (order: DepositOrder) => void
  /** What the page promises beside the form may have changed. */
  onRefused?: (() => void) | undefined
}

/** Payment method, amount, and what the deposit brings. The first method is preselected. */
export function DepositForm({ channels, ...acts }: DepositFormProps) {
  const [chosenId, setChosenId] = useState<number>()
  const channel = channels.find(({ id }) => id === chosenId) ?? channels.find(({ isResting }) => !isResting)
  return channel === undefined ? (
    <AllResting />
  ) : (
    <ChannelForm channels={channels} channel={channel} onChannel={({ id }) => setChosenId(id)} {...acts} />
  )
}

interface ChannelFormProps extends DepositFormProps {
  channel: DepositChannel
  onChannel: (channel: DepositChannel) => void
}

function ChannelForm({ channels, channel, onChannel, onBegun, onRefused }: ChannelFormProps) {
  const leadsToBinding = useBankRule()
  const pack = useDepositPack()
  const [chosenKey, setChosenKey] = useState<string>()
  const { text, setText, amount, setAmount } = useAmount(pack)
  const [isShown, setIsShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { quote: newest, refreshQuote } = useQuote(amount, pack?.actType)
  const refresh = () => void refreshQuote().then(onRefused)
  const { begin, pending, failure, presenceDialog } = useDeposit(onBegun, refresh)
  const button = useInSightAfter(failure)
  const fault = amountFault(amount, channel)
  const quote = fault === undefined ? newest : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShown(true)
    if (amount === undefined || fault !== undefined) return field.current?.focus()
    if (leadsToBinding(channel)) return
    void begin({ channelId: channel.id, amount, choice: quote && chosenIn(quote, chosenKey), pack })
  }
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChannelChoice channels={channels} chosen={channel} onChoose={onChannel} />
        <TextField
          ref={field}
          label={messages.amount}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={text}
          hint={rangeText(channel)}
          error={shownFault(fault, { isShown, isAbove: isAbove(amount, channel) })}
          onBlur={() => setIsShown(true)}
          readOnly={pack !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {pack ? <PackNote /> : <QuickAmounts channel={channel} amount={amount} onChoose={setAmount} />}
        <BonusChoice
          amount={amount}
          quote={quote}
          isAtFault={fault !== undefined}
          chosenKey={chosenKey}
          onChoose={setChosenKey}
        />
        {!pack && <MissedOffers missed={lostIn(quote)} onChoose={setAmount} />}
        {failure && <FailureNotice {...failure} />}
        <DepositButton ref={button} quote={quote} loading={pending}>
          {submitText(amount, fault)}
        </DepositButton>
        <p className={styles.note}>{messages.depositTerms}</p>
        <DepositGifts gifts={quote?.gifts ?? []} />
        {!pack && <MissedOffers missed={withinReach(quote, channel)} onChoose={setAmount} />}
      </form>
      {presenceDialog}
    </Card>
  )
}

type DepositButtonProps = ComponentProps<typeof Button> & { readonly quote: DepositQuote | undefined }

/** Where no deposit is taken yet, the way there stands in the button's place. */
function DepositButton({ quote, ...rest }: DepositButtonProps) {
  if (!quote?.identityNeeded) return <Button type="submit" size="large" block {...rest} />
  return (
    <>
      <p className={styles.note}>{messages.identityFirst}</p>
      <ButtonLink href="/walletsKyc" size="large" block>
        {messages.verifyIdentity}
      </ButtonLink>
    </>
  )
}

const PackNote = () => (
  <p className={styles.note}>
    {formatRich(messages.offerPrice, {
      anotherAmount: <a href="/lobby/wallets/deposit">{messages.depositAnotherAmount}</a>,
    })}
  </p>
)

const limitTexts = ({ amountMin, amountMax }: DepositChannel) => ({
  amountMin: formatMoney(amountMin),
  amountMax: formatMoney(amountMax),
})
const rangeText = (channel: DepositChannel): string => formatMessage(messages.amountRange, limitTexts(channel))

/** Offers that this deposit would end. */
const lostIn = (quote: DepositQuote | undefined) => quote?.missed.filter(({ isLost }) => isLost) ?? []

/** Offers that a larger deposit by the same method would earn. */
const withinReach = (quote: DepositQuote | undefined, { amountMax }: DepositChannel) =>
  quote?.missed.filter(({ isLost, need }) => !isLost && need <= amountMax) ?? []

const submitText = (amount: WireCentavos | undefined, fault: string | undefined): string =>
  amount === undefined || fault !== undefined
    ? messages.deposit
    : formatMessage(messages.depositAmount, { amount: formatMoney(amount) })

const AllResting = () => (
  <Card>
    <EmptyState icon="clock" title={messages.depositsUnavailable}>
      {messages.allMethodsDown}
    </EmptyState>
  </Card>
)

function amountFault(amount: WireCentavos | undefined, channel: DepositChannel): string | undefined {
  const limits = limitTexts(channel)
  if (amount === undefined) return formatMessage(messages.enterAmount, limits)
  if (amount < channel.amountMin) return formatMessage(messages.minimumDeposit, limits)
  return isAbove(amount, channel) ? formatMessage(messages.maximumDeposit, limits) : undefined
}

/** No further digit makes a sum smaller, so that a sum above the maximum need not wait until the field is left. */
const shownFault = (
  fault: string | undefined,
  when: { readonly isShown: boolean; readonly isAbove: boolean },
): string | undefined => (when.isShown || when.isAbove ? fault : undefined)

const isAbove = (amount: WireCentavos | undefined, { amountMax }: DepositChannel): boolean =>
  amount !== undefined && amount > amountMax
