import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { FailedReading, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { openSpin, spinStatusOf } from '../contract.ts'
import { spinStatus } from '../spin-status.ts'
import { SpinRound } from './spin-round.tsx'
import { messages } from './messages/en.ts'
import styles from './spin-page.module.css'

const refreshEveryMs = 15_000

/** The invite wheel: most of the target at once, the rest with friends. */
export function SpinPage() {
  const query = useCallQuery(openSpin, {})
  const { refresh } = query
  const answer = useNewest(query.answer)
  const round = answer?.round
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="invite-spin"
      rule="spin"
      isAwaited={query.pending}
      ends={
        answer === undefined || (round && isUnderWay(round))
          ? { known: round && { at: round.expireAt, now: round.now }, label: messages.roundEndsIn }
          : undefined
      }
      onEnd={() => void refresh()}
    >
      {answer ? <SpinRound state={answer} /> : <WithoutRound query={query} />}
    </PromotionPage>
  )
}

function WithoutRound({ query }: { readonly query: CallQuery<typeof openSpin> }) {
  const { failure } = query
  if (failure === undefined) return <Skeleton shape="block" className={styles.wait} />
  if (failure.kind === 'refusal') {
    return (
      <EmptyState icon="wheel" title={messages.wheelUnavailable}>
        {failureText(failure)}
      </EmptyState>
    )
  }
  return <FailedReading query={query} />
}

const isUnderWay = ({ status }: ResponseOf<typeof openSpin>['round']): boolean =>
  status === spinStatus.running || status === spinStatus.exchangeable

/** The current state of the opened round. Polling does not count as activity, so it keeps no session alive. */
function useNewest(opened: ResponseOf<typeof openSpin> | undefined): ResponseOf<typeof openSpin> | undefined {
  const { answer } = useCallQuery(spinStatusOf, {}, { refreshEveryMs, enabled: opened !== undefined })
  if (opened === undefined || answer === undefined) return opened
  const { round, invites } = answer
  if (round === null || round.cycleId !== opened.round.cycleId || round.now < opened.round.now) return opened
  return { ...opened, round, invites }
}
