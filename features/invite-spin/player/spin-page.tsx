import { Fragment, useState } from 'react'
import { failureText } from '#features/lobby/player/index.ts'
import { useInvite } from '#features/invite/player/index.ts'
import { PromotionPage } from '#features/promotion/player/index.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { openSpin } from '../contract.ts'
import { InviteList } from './invite-list.tsx'
import { SpinResult } from './spin-result.tsx'
import { SpinStage } from './spin-stage.tsx'
import { type Turn, useSpin } from './use-spin.ts'
import styles from './spin-page.module.css'

const refreshEveryMs = 15_000

/** The wheel: most of the target at once, the rest with friends. */
export function SpinPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(openSpin, {}, { refreshEveryMs })
  const [shown, setShown] = useState<Turn>()
  const [isResultOpen, setResultOpen] = useState(false)
  const { turn, spin, settle, exchange, pending, presenceDialog } = useSpin((result) => {
    setShown(result)
    setResultOpen(true)
  })
  const { invite, link } = useInvite(answer?.inviteCode)
  // Until the wheel stands still the page shows the round as it was before the turn.
  const round = turn?.before ?? answer?.round
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
      {answer && round ? (
        <>
          <SpinStage
            round={round}
            turn={turn}
            pending={pending}
            onSpin={() => spin(round)}
            onStopped={settle}
            onInvite={invite}
            onExchange={exchange}
          />
          <Card title="Your link" flush>
            <CopyRow label="Share it with friends" value={link} />
          </Card>
          <InviteList invites={answer.invites} />
        </>
      ) : (
        <WithoutRound failure={failure} retrying={refreshing} onRetry={() => void refresh()} />
      )}
      <SpinResult
        turn={turn ?? shown}
        ready={turn !== undefined}
        open={isResultOpen}
        onClose={() => setResultOpen(false)}
        onInvite={invite}
        onExchange={exchange}
      />
      {presenceDialog.map((dialog, index) => (
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </PromotionPage>
  )
}

interface WithoutRoundProps {
  failure: CallFailure<typeof openSpin> | undefined
  retrying: boolean
  onRetry: () => void
}

function WithoutRound({ failure, retrying, onRetry }: WithoutRoundProps) {
  if (failure === undefined) return <Skeleton shape="block" className={styles.wait} />
  if (failure.kind === 'refusal') {
    return (
      <EmptyState icon="wheel" title="The wheel rests">
        {failureText(failure)}
      </EmptyState>
    )
  }
  return (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {failureText(failure)}
    </ErrorState>
  )
}
