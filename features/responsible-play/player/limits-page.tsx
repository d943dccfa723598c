import { InnerPage } from '#features/account/player/index.ts'
import { failureText } from '#features/lobby/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { getCare } from '../contract.ts'
import { BreakCard } from './break-card.tsx'
import { HelpCard } from './help-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import styles from './limits-page.module.css'
import { RealityCard } from './reality-card.tsx'

/** What holds a player back when they want to be held back, and what a year of play has come to. */
export function LimitsPage() {
  const { answer: care, failure, refresh } = useCallQuery(getCare, {})
  return (
    <InnerPage title="Limits and breaks" twoColumns isCarePage>
      <div className={styles.column}>
        {!care && failure && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
        {!care && !failure && <Spinner label="Loading" />}
        {care && <BreakCard running={care.break} />}
        {care && <LimitsCard limits={care.limits} />}
      </div>
      <div className={styles.column}>
        {care && <RealityCard minutes={care.realityMinutes} />}
        <HistoryCard />
        <HelpCard />
      </div>
    </InnerPage>
  )
}
