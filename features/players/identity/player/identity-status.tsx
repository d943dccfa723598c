import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { getIdentity } from '../contract.ts'
import { itemNames } from '../identity-names.ts'
import type { KycStatus } from '../identity-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './identity.module.css'

export type Identity = ResponseOf<typeof getIdentity>

type Look = { readonly icon: IconName; readonly tone: 'good' | 'waiting' | 'bad' | 'plain'; readonly title: string }

const looks: Readonly<Record<KycStatus, Look>> = {
  NONE: { icon: 'user', tone: 'plain', title: messages.statusNone },
  DRAFT: { icon: 'edit', tone: 'plain', title: messages.statusDraft },
  SUBMITTED: { icon: 'clock', tone: 'waiting', title: messages.statusSubmitted },
  APPROVED: { icon: 'check-circle', tone: 'good', title: messages.statusApproved },
  NEED_INFO: { icon: 'warning', tone: 'waiting', title: messages.statusNeedInfo },
  REJECTED: { icon: 'error', tone: 'bad', title: messages.statusRejected },
  EXPIRED: { icon: 'clock', tone: 'waiting', title: messages.statusExpired },
  REVOKED: { icon: 'error', tone: 'bad', title: messages.statusRevoked },
}

/** The state of the verification, and what it means for the player. */
export function IdentityStatus({ identity }: { readonly identity: Identity }) {
  const { icon, tone, title } = looks[identity.status]
  return (
    <Card className={classNames(styles.status, styles[tone])}>
      <Icon name={icon} size={28} className={styles.sign} />
      <div className={styles.words} role="status">
        <h2 className={styles.statusTitle}>{title}</h2>
        <p>{textOf(identity)}</p>
        {identity.faults.length > 0 && (
          <ul className={styles.faults}>
            {identity.faults.map(({ item, text }) => (
              <li key={`${item} ${text}`}>
                <strong>{itemNames[item]}.</strong> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function textOf({ status, dueAt, depositWaits, answerBy }: Identity): string {
  if (status === 'NONE' || status === 'DRAFT') {
    if (depositWaits) return messages.startLeadBeforeDeposit
    if (dueAt === null) return messages.startLead
    return formatMessage(messages.startLeadWithGrace, { time: formatInstant(dueAt) })
  }
  if (status === 'SUBMITTED') {
    if (answerBy === null) return messages.submittedLead
    return formatMessage(messages.submittedLeadWithTime, { time: formatInstant(answerBy) })
  }
  if (status === 'APPROVED') return messages.approvedLead
  if (status === 'NEED_INFO') return messages.needInfoLead
  if (status === 'EXPIRED') return messages.expiredLead
  return messages.refusedLead
}
