import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { listMail } from '../contract.ts'
import { LetterRow } from './letter-row.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { useDeletion } from './use-deletion.ts'
import { messages } from './messages/en.ts'
import styles from './mail-page.module.css'

const pageSize = 20

/** The player's inbox, newest first. */
export function MailPage() {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number>()
  const [open, setOpen] = useState(false)
  const { answer, failure, refresh, refreshing } = useCallQuery(listMail, { page, size: pageSize })
  const { hidden, remove, presenceDialog } = useDeletion()
  const show = (id: number) => {
    setChosen(id)
    setOpen(true)
  }
  return (
    <InnerPage title={messages.inbox}>
      {answer ? (
        <Letters answer={answer} hidden={hidden} onChoose={show} onPage={setPage} />
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

interface LettersProps {
  answer: ResponseOf<typeof listMail>
  /** Just deleted: out of sight while the deletion can be undone. */
  hidden: readonly number[]
  onChoose: (id: number) => void
  onPage: (page: number) => void
}

function Letters({ answer: { list, page, total }, hidden, onChoose, onPage }: LettersProps) {
  const shown = list.filter(({ id }) => !hidden.includes(id))
  if (total === 0 || (total <= pageSize && shown.length === 0)) return <NoLetters />
  return (
    <>
      <Card flush>
        {shown.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onChoose={onChoose} />
        ))}
      </Card>
      {total > page * pageSize && (
        <Button variant="secondary" block onClick={() => onPage(page + 1)}>
          {messages.olderMessages}
        </Button>
      )}
      {page > 1 && (
        <Button variant="ghost" block onClick={() => onPage(page - 1)}>
          {messages.newerMessages}
        </Button>
      )}
    </>
  )
}

const NoLetters = () => (
  <EmptyState icon="mail" title={messages.empty}>
    {messages.emptyLead}
  </EmptyState>
)

const ListSkeleton = () => (
  <SkeletonGroup className={styles.skeletons} label={messages.loading}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} shape="block" className={styles.skeleton} />
    ))}
  </SkeletonGroup>
)
