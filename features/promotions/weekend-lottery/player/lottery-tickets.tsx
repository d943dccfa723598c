import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from './messages/en.ts'
import type { LotteryState } from './lottery-state.ts'
import styles from './weekend-lottery-page.module.css'

type Mine = NonNullable<LotteryState['mine']>

/** How tickets are earned, and the player's own. */
export function LotteryTickets({ state }: { state: LotteryState }) {
  const { mine, week } = state
  return (
    <Card title={messages.yourTickets}>
      <div className={styles.tickets}>
        {mine === null ? <Ways state={state} /> : <Own state={state} mine={mine} />}
        {week !== null && <Pack state={state} />}
        {mine === null && week !== null && (
          <ButtonLink href="/login" block>
            {messages.signIn}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const Ways = ({ state: { depositPerTicket, playPerTicket, ticketsMax } }: { readonly state: LotteryState }) => (
  <p className={styles.note}>
    {formatMessage(messages.ways, {
      deposit: formatMoney(depositPerTicket),
      play: formatMoney(playPerTicket),
      max: ticketsMax,
    })}
  </p>
)

function Own({ state, mine }: { state: LotteryState; mine: Mine }) {
  const { depositPerTicket, playPerTicket, ticketsMax } = state
  const { tickets, byPack, deposited, played, numbers } = mine
  return (
    <>
      <p className={styles.count}>
        {formatRich(messages.ticketsThisWeek, { tickets: <strong>{tickets}</strong> })}
        {byPack > 0 && <span className={styles.note}> {formatMessage(messages.withPack, { count: byPack })}</span>}
      </p>
      {tickets - byPack < ticketsMax ? (
        <>
          <Progress label={messages.nextByDeposit} value={deposited % depositPerTicket} max={depositPerTicket} />
          <Progress label={messages.nextByPlay} value={Math.max(0, played) % playPerTicket} max={playPerTicket} />
        </>
      ) : (
        <p className={styles.note}>{formatMessage(messages.maximum, { max: ticketsMax })}</p>
      )}
      {numbers !== null && <p className={styles.numbers}>{numbersText(numbers)}</p>}
    </>
  )
}

function numbersText({ first, last, won }: NonNullable<Mine['numbers']>): string {
  const range = { first: first.toLocaleString('en-PH'), last: last.toLocaleString('en-PH') }
  return won > 0
    ? formatMessage(messages.numbersWon, { ...range, amount: formatMoney(won) })
    : formatMessage(messages.numbers, range)
}

interface ProgressProps {
  label: string
  value: number
  max: LotteryState['depositPerTicket']
}

const Progress = ({ label, value, max }: ProgressProps) => (
  <ProgressBar
    label={label}
    valueText={formatMessage(messages.amountOfNeed, {
      amount: formatMoney(value as typeof max),
      need: formatMoney(max),
    })}
    value={value}
    max={max}
  />
)

/** The weekend pack while it is sold, or that the player has it. */
function Pack({ state: { pack, mine } }: { state: LotteryState }) {
  if (mine?.hasPack)
    return <p className={styles.numbers}>{formatMessage(messages.packOwned, { count: pack.tickets })}</p>
  if (!pack.isOnSale) {
    return pack.tickets === 0 ? null : (
      <p className={styles.note}>
        {formatMessage(messages.packLater, { count: pack.tickets, price: formatMoney(pack.price) })}
      </p>
    )
  }
  return (
    <ButtonLink href={`/lobby/wallets/deposit?actType=${depositPurpose.weekend}&amount=${pack.price}`} block>
      {formatMessage(messages.getPack, { count: pack.tickets, price: formatMoney(pack.price) })}
    </ButtonLink>
  )
}
