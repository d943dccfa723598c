import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { getIdentity } from '../contract.ts'
import { itemNames } from '../messages.ts'
import type { KycStatus } from '../identity-words.ts'
import styles from './identity.module.css'

export type Identity = ResponseOf<typeof getIdentity>

type Look = { readonly icon: IconName; readonly tone: 'good' | 'waiting' | 'bad' | 'plain'; readonly title: string }

const looks: Readonly<Record<KycStatus, Look>> = {
  NONE: { icon: 'user', tone: 'plain', title: 'Tell us who you are' },
  DRAFT: { icon: 'edit', tone: 'plain', title: 'Not handed in yet' },
  SUBMITTED: { icon: 'clock', tone: 'waiting', title: 'We are looking at it' },
  APPROVED: { icon: 'check-circle', tone: 'good', title: 'You are verified' },
  NEED_INFO: { icon: 'warning', tone: 'waiting', title: 'We need something again' },
  REJECTED: { icon: 'error', tone: 'bad', title: 'We could not verify you' },
  EXPIRED: { icon: 'clock', tone: 'waiting', title: 'Please verify yourself again' },
  REVOKED: { icon: 'error', tone: 'bad', title: 'Your verification has ended' },
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

function textOf({ status, dueAt, answerBy }: Identity): string {
  const until = dueAt === null ? '' : ` You can deposit and play without it until ${formatInstant(dueAt)}.`
  if (status === 'NONE' || status === 'DRAFT') return `It takes a few minutes, once. Then you can withdraw.${until}`
  if (status === 'SUBMITTED') {
    return `Nothing is needed from you.${answerBy === null ? '' : ` You hear from us by ${formatInstant(answerBy)}.`}`
  }
  if (status === 'APPROVED') return 'Nothing is needed from you. You can withdraw at any time.'
  if (status === 'NEED_INFO') return 'Everything else is fine. Only this is asked for again:'
  if (status === 'EXPIRED') return 'Five years have passed. What you told us then is filled in already.'
  return 'Your balance is safe. Customer service can tell you more, and look at it again.'
}
