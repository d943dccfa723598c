import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { RewardItems, useCatalogue } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { readFirstDeposit } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './first-deposit-offer.module.css'
import { type PlainFirstDeposit, plainFirstDeposit } from './plain-first-deposit.ts'

export type FirstOffer = NonNullable<PlainFirstDeposit['offer']>

/** The offer that the next deposit would buy. Undefined: there is none, or it is unknown yet. */
export function useFirstOffer(): { readonly offer: FirstOffer | undefined; readonly pending: boolean } {
  const catalogue = useCatalogue()
  const isOn = catalogue.answer?.activityIds.includes(activityType.firstDeposit) === true
  const { answer, pending } = useCallQuery(readFirstDeposit, {}, { enabled: isOn })
  return { offer: isOn && answer ? offerIn(plainFirstDeposit(answer)) : undefined, pending: isOn && pending }
}

function offerIn({ state: { itemStatus, isEnded }, offer }: PlainFirstDeposit): FirstOffer | undefined {
  return itemStatus === firstDepositStatus.buyable && !isEnded && offer?.isSoldOut === false ? offer : undefined
}

/** Beside the deposit form: the value of the first deposit, and the end of the offer. */
export function FirstOfferNote({ offer: { price, award } }: { readonly offer: FirstOffer }) {
  return (
    <Card
      title={messages.title}
      action={
        <ButtonLink href="/rule/first-charge" variant="ghost" size="small" icon="info">
          {messages.howItWorks}
        </ButtonLink>
      }
    >
      <div className={styles.offer}>
        <RewardItems items={award} />
        <p className={styles.note}>{formatMessage(messages.howToGet, { price: formatShortMoney(price) })}</p>
      </div>
    </Card>
  )
}
