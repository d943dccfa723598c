import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { formatMessage } from '#core/message/format-message.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { listMail } from '../contract.ts'
import { kindLooks } from './kind-looks.ts'
import { messages } from './messages/en.ts'
import styles from './letter-row.module.css'

type ShownLetter = ResponseOf<typeof listMail>['list'][number]

const stateWords: Readonly<
  Partial<Record<ShownLetter['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>>
> = {
  unread: { tone: 'warning', text: messages.new },
  toTake: { tone: 'success', text: messages.reward },
  taken: { tone: 'neutral', text: messages.claimed },
  ended: { tone: 'neutral', text: messages.expired },
}

interface LetterRowProps {
  letter: ShownLetter
  onChoose: (id: number) => void
}

/** One letter in the inbox; unread ones stand out. */
export function LetterRow({ letter: { id, kind, title, state, isRead, time }, onChoose }: LetterRowProps) {
  const words = stateWords[state]
  const { icon, name } = kindLooks[kind]
  return (
    <ListRow
      icon={icon}
      title={<span className={isRead ? styles.read : styles.unread}>{title}</span>}
      subtitle={formatMessage(messages.kindAndTime, { kind: name, time: formatInstant(time) })}
      trailing={words && <Badge tone={words.tone}>{words.text}</Badge>}
      onClick={() => onChoose(id)}
    />
  )
}
