import type { ReactNode } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import type { ProofDocument } from '../proof-document.ts'
import type { ProofVerdict } from './check-proof.ts'
import { messages } from './messages/en.ts'
import styles from './verdict-panel.module.css'

export type VerdictPanelProps = {
  readonly verdict: ProofVerdict
  readonly fileName?: string
  /** The player's own, just downloaded. */
  readonly isOwn?: boolean
}

/** The result of a check, in words and figures. */
export function VerdictPanel({ verdict, fileName, isOwn = false }: VerdictPanelProps) {
  const { tone, icon, title, text } = words[verdict.kind]
  return (
    <div className={classNames(styles.panel, styles[tone])}>
      <div className={styles.head}>
        <Icon name={icon} size={24} className={styles.icon} />
        <div className={styles.words}>
          {fileName && <p className={styles.file}>{fileName}</p>}
          <p className={styles.title}>{isOwn && verdict.kind === 'proven' ? messages.savedAndChecked : title}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {verdict.kind !== 'unreadable' && <Facts proof={verdict.proof} />}
      {verdict.kind === 'otherRoot' && (
        <dl className={styles.facts}>
          <Fact name={messages.publishedRoot} value={<code className={styles.hash}>{verdict.published.hash}</code>} />
        </dl>
      )}
    </div>
  )
}

type Words = {
  readonly tone: 'good' | 'open' | 'bad'
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const words: Readonly<Record<ProofVerdict['kind'], Words>> = {
  proven: {
    tone: 'good',
    icon: 'check-circle',
    title: messages.proven,
    text: messages.provenText,
  },
  notCompared: {
    tone: 'open',
    icon: 'warning',
    title: messages.notCompared,
    text: messages.notComparedText,
  },
  otherRoot: {
    tone: 'bad',
    icon: 'error',
    title: messages.otherRoot,
    text: messages.otherRootText,
  },
  broken: {
    tone: 'bad',
    icon: 'error',
    title: messages.broken,
    text: messages.brokenText,
  },
  unreadable: {
    tone: 'bad',
    icon: 'error',
    title: messages.unreadable,
    text: messages.unreadableText,
  },
}

function Facts({ proof: { root, leaf, steps } }: { readonly proof: ProofDocument }) {
  return (
    <dl className={styles.facts}>
      <Fact name={messages.day} value={formatDay(root.day)} />
      <Fact name={messages.playerId} value={String(leaf.playerId)} />
      <Fact name={messages.balance} value={<Money amount={leaf.amount} tone="gold" />} />
      <Fact name={messages.totalOwed} value={<Money amount={root.total} />} />
      <Fact name={messages.stepsToRoot} value={String(steps.length)} />
      <Fact name={messages.root} value={<code className={styles.hash}>{root.hash}</code>} />
    </dl>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
