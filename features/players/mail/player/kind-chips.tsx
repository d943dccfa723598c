import type { ResponseOf } from '#core/contract/call.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { listMail } from '../contract.ts'
import { type MailKind, mailKinds } from '../mail-kind.ts'
import { kindLooks } from './kind-looks.ts'
import { messages } from './messages/en.ts'
import styles from './kind-chips.module.css'

interface KindChipsProps {
  kinds: ResponseOf<typeof listMail>['kinds']
  chosen: MailKind | undefined
  onChoose: (kind: MailKind | undefined) => void
}

/** All messages, or one of the kinds that the player has, with the number of unread ones. */
export function KindChips({ kinds, chosen, onChoose }: KindChipsProps) {
  const shown = mailKinds.filter((kind) => kind === chosen || kinds.some((each) => each.kind === kind))
  if (shown.length === 0) return null
  const unreadOf = (kind: MailKind) => kinds.find((each) => each.kind === kind)?.unread ?? 0
  const unread = kinds.reduce((sum, each) => sum + each.unread, 0)
  return (
    <div className={styles.chips} role="group" aria-label={messages.kinds}>
      <Chip
        icon="mail"
        name={messages.all}
        unread={unread}
        chosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {shown.map((kind) => (
        <Chip
          key={kind}
          {...kindLooks[kind]}
          unread={unreadOf(kind)}
          chosen={kind === chosen}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </div>
  )
}

interface ChipProps {
  icon: IconName
  name: string
  unread: number
  chosen: boolean
  onChoose: () => void
}

function Chip({ icon, name, unread, chosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <Icon name={icon} size={18} />
      {unread > 0 ? `${name} ` : name}
      {unread > 0 && (
        <span className={styles.count}>
          {unread} <span className="visually-hidden">{messages.unread}</span>
        </span>
      )}
    </button>
  )
}
