import type { ResponseOf } from '#core/contract/call.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import type { listMail } from '../contract.ts'
import type { MailKind } from '../mail-kind.ts'
import { LetterRow } from './letter-row.tsx'
import { kindLooks } from './kind-looks.ts'
import { messages } from './messages/en.ts'
import { pageSize } from './use-inbox.ts'
import { useMarkRead } from './use-mark-read.ts'
import styles from './mail-page.module.css'

interface LetterListProps {
  answer: ResponseOf<typeof listMail>
  /** Undefined: all. */
  kind: MailKind | undefined
  /** Just deleted: out of sight while the deletion can be undone. */
  hidden: readonly number[]
  onChoose: (id: number) => void
  onPage: (page: number) => void
  onShowAll: () => void
}

/** One page of messages. */
export function LetterList({ answer, kind, hidden, onChoose, onPage, onShowAll }: LetterListProps) {
  const { list, page, total, markable } = answer
  const shown = list.filter(({ id }) => !hidden.includes(id))
  if (total === 0 || (total <= pageSize && shown.length === 0)) return <NoLetters kind={kind} onShowAll={onShowAll} />
  return (
    <>
      {page === 1 && <MarkRead kind={kind} newestId={list[0]?.id} markable={markable} />}
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

interface MarkReadProps {
  kind: MailKind | undefined
  newestId: number | undefined
  markable: number
}

/** It stays when nothing is left to mark, so that the list below does not move under the finger. */
function MarkRead({ kind, newestId, markable }: MarkReadProps) {
  const { markRead, pending } = useMarkRead()
  return (
    <Button
      className={styles.mark}
      variant="ghost"
      size="small"
      icon="check"
      loading={pending}
      disabled={markable === 0 || newestId === undefined}
      onClick={() => newestId !== undefined && markRead({ kind, newestId })}
    >
      {messages.markAllRead}
    </Button>
  )
}

type NoLettersProps = Pick<LetterListProps, 'kind' | 'onShowAll'>

function NoLetters({ kind, onShowAll }: NoLettersProps) {
  if (kind === undefined) {
    return (
      <EmptyState
        icon="mail"
        title={messages.empty}
        action={<ButtonLink href="/lobby/rewards">{messages.seeRewards}</ButtonLink>}
      >
        {messages.emptyLead}
      </EmptyState>
    )
  }
  const { icon, empty, emptyLead } = kindLooks[kind]
  return (
    <EmptyState
      icon={icon}
      title={empty}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {messages.showAll}
        </Button>
      }
    >
      {emptyLead}
    </EmptyState>
  )
}
