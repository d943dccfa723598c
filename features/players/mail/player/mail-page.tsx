import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { KindChips } from './kind-chips.tsx'
import { LetterList } from './letter-list.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { useDeletion } from './use-deletion.ts'
import { useInbox } from './use-inbox.ts'
import { useKindFilter } from './use-kind-filter.ts'
import { messages } from './messages/en.ts'
import styles from './mail-page.module.css'

/** The player's inbox, newest first. */
export function MailPage() {
  const [kind, chooseKind] = useKindFilter()
  const [chosen, setChosen] = useState<number>()
  const [open, setOpen] = useState(false)
  const { answer, kinds, showPage, failure, refresh, refreshing } = useInbox(kind)
  const { hidden, remove, presenceDialog } = useDeletion()
  const show = (id: number) => {
    setChosen(id)
    setOpen(true)
  }
  return (
    <InnerPage title={messages.inbox}>
      {kinds && <KindChips kinds={kinds} chosen={kind} onChoose={chooseKind} />}
      {answer ? (
        <LetterList
          answer={answer}
          kind={kind}
          hidden={hidden}
          onChoose={show}
          onPage={showPage}
          onShowAll={() => chooseKind(undefined)}
        />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <ListSkeleton />
      )}
      {chosen !== undefined && (
        <LetterSheet key={chosen} id={chosen} open={open} onClose={() => setOpen(false)} onDelete={remove} />
      )}
      {presenceDialog}
    </InnerPage>
  )
}

const ListSkeleton = () => (
  <SkeletonGroup className={styles.skeletons} label={messages.loading}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} shape="block" className={styles.skeleton} />
    ))}
  </SkeletonGroup>
)
