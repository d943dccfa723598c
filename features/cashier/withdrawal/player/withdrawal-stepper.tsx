import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { getIdentity } from '#features/players/identity/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './withdrawal-stepper.module.css'
import {
  debitOfAll,
  playthroughPercent,
  type StepName,
  type WithdrawalStep,
  withdrawalSteps,
} from './withdrawal-steps.ts'
import { blockerText, type ShownBlocker, wayOf, type WithdrawalTerms } from './withdrawal-words.ts'

/** Everything between the player and a withdrawal, in its order: what is done, what is next, and what is left. */
export function WithdrawalStepper({ terms }: { terms: WithdrawalTerms }) {
  const review = useIdentityReview(terms.blockers)
  const steps = withdrawalSteps(terms.blockers, {
    isIdentityInReview: review !== undefined,
    isOnBreak: terms.isOnBreak,
  })
  return (
    <Card title={messages.stepsToWithdraw}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li
            key={step.name}
            className={classNames(styles.step, styles[step.state])}
            aria-current={step.state === 'next' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {step.state === 'done' ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <div className={styles.text}>
              <strong>{titles[step.name]}</strong>
              {step.state === 'done' && <span className="visually-hidden">{messages.stepDone}</span>}
              {linesOf(step, terms, review).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {step.state !== 'done' && !(step.name === 'identity' && review !== undefined) && (
                <Way step={step} terms={terms} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const titles: Readonly<Record<StepName, string>> = {
  identity: messages.stepIdentity,
  playthrough: messages.playthrough,
  password: messages.withdrawalPassword,
  account: messages.stepAccount,
  amount: messages.amount,
}

/** Since when the identity is in review, if it is. */
function useIdentityReview(blockers: readonly ShownBlocker[]): string | undefined {
  const { answer } = useCallQuery(getIdentity, {}, { enabled: blockers.some(({ kind }) => kind === 'kyc') })
  if (answer?.status !== 'SUBMITTED' || answer.submittedAt === null) return undefined
  const since = formatInstant(answer.submittedAt)
  return answer.answerBy === null
    ? formatMessage(messages.inReviewSince, { since })
    : formatMessage(messages.inReviewSinceUntil, { since, by: formatInstant(answer.answerBy) })
}

function linesOf({ name, blockers }: WithdrawalStep, terms: WithdrawalTerms, review: string | undefined) {
  const { turnover, left } = terms
  if (name === 'identity' && review !== undefined && blockers.length > 0) return [review]
  const percent = name === 'playthrough' && blockers.length > 0 ? playthroughPercent(turnover) : undefined
  return [
    ...(percent === undefined ? [] : [formatMessage(messages.percentDone, { percent })]),
    ...blockers.map(blockerText),
    ...(blockers.some(({ kind }) => kind === 'turnover') ? giveUpLines(terms) : []),
    ...(name === 'amount' && blockers.length === 0
      ? [formatMessage(messages.withdrawalsLeftToday, { count: left.count })]
      : []),
  ]
}

/** If only bonuses are left to play, giving them up frees the rest at once. */
function giveUpLines({ turnover: { items }, coin }: WithdrawalTerms): string[] {
  if (items.some(({ debit }) => debit === null)) return []
  const rest = formatMoney(wireCentavos(coin - debitOfAll(items, coin)))
  return [formatMessage(messages.orGiveUp, { rest })]
}

/** Where the step is done. Only the next one has the button that stands out. */
function Way({ step: { blockers, state }, terms }: { readonly step: WithdrawalStep; readonly terms: WithdrawalTerms }) {
  const hasRoute = useHasRoute()
  return blockers.map(({ kind }) => {
    const way = wayOf(kind, terms)
    return (
      way &&
      hasRoute(way.to.split('?')[0] ?? way.to) && (
        <ButtonLink
          key={kind}
          href={way.to}
          size="small"
          variant={state === 'next' ? 'primary' : 'ghost'}
          className={styles.way}
        >
          {way.label}
        </ButtonLink>
      )
    )
  })
}
