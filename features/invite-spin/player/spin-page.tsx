import { failureText } from '#features/lobby/player/index.ts'
import { FailedReading, PromotionPage } from '#features/promotion/player/index.ts'
import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { openSpin } from '../contract.ts'
import { SpinRound } from './spin-round.tsx'
import styles from './spin-page.module.css'

const refreshEveryMs = 15_000

/** The wheel: most of the target at once, the rest with friends. */
export function SpinPage() {
  const query = useCallQuery(openSpin, {}, { refreshEveryMs })
  const { answer, refresh } = query
  const round = answer?.round
  return (
    <PromotionPage
      title="Lucky Spin"
      lead="Turn the wheel. The first turn brings most of it, friends bring the rest."
      icon="wheel"
      rule="spin"
      ends={
        round && round.status < 2
          ? { known: { at: round.expireAt, now: round.now }, label: 'Round ends in' }
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
      <EmptyState icon="wheel" title="The wheel rests">
        {failureText(failure)}
      </EmptyState>
    )
  }
  return <FailedReading query={query} />
}
