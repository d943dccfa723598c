import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { getCare, getPlayHistory } from '../contract.ts'
import { BreakCard } from './break-card.tsx'
import { HelpCard } from './help-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import styles from './limits-page.module.css'
import { RealityCard } from './reality-card.tsx'
import { messages } from './messages/en.ts'

/**
 * Limits, breaks, and the result of a year of play. Everything renders at once, so that a shift of the layout cannot
 * start a break by a misplaced tap.
 */
export function LimitsPage() {
  const { answer: care, failure, pending, refresh } = useCallQuery(getCare, {})
  const history = useCallQuery(getPlayHistory, {})
  const isSettled = useSettled(pending || history.pending)
  return (
    <InnerPage title={messages.limitsAndBreaks} twoColumns isCarePage>
      {isSettled ? (
        <>
          <div className={styles.column}>
            {care ? (
              <>
                <BreakCard running={care.break} />
                <LimitsCard limits={care.limits} />
              </>
            ) : failure ? (
              <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>
            ) : (
              <Waiting />
            )}
          </div>
          <div className={styles.column}>
            {care && <RealityCard minutes={care.realityMinutes} />}
            <HelpCard />
          </div>
          <div className={styles.whole}>
            <HistoryCard />
          </div>
        </>
      ) : (
        <>
          <Waiting />
          <Waiting />
        </>
      )}
    </InnerPage>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.column}>
    <Skeleton shape="block" className={styles.waitLow} />
    <Skeleton shape="block" className={styles.waitTall} />
  </SkeletonGroup>
)
