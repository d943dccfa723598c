import type { ReactNode } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'
import styles from './public-proof.module.css'

interface PublicProofPageProps {
  title: string
  lead: string
  /** How to check a draw, one step after the other. */
  steps: readonly string[]
  /** The address of the script that recomputes a draw. */
  script: string
  /** The draw that was chosen. */
  chosen: ReactNode
  /** The draws to choose from. */
  draws: ReactNode
}

/** The page of a draw that anybody can recompute: how, the draw that was chosen, and all others. */
export const PublicProofPage = ({ title, lead, steps, script, chosen, draws }: PublicProofPageProps) => (
  <InnerPage title={title} twoColumns>
    <div className={styles.column}>
      <Card title={messages.howToCheck}>
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a className={styles.link} href={script} download="verify.mjs">
          {messages.downloadScript}
        </a>
      </Card>
      {chosen}
    </div>
    <div className={styles.column}>{draws}</div>
  </InnerPage>
)

interface ProofFactsProps {
  title: string
  /** What the draw was made of, to compare and copy. */
  facts: readonly { readonly label: string; readonly value: string }[]
  /** The draw as a file for the script. */
  download?: { readonly label: string; readonly name: string; readonly draw: object }
  children?: ReactNode
}

/** A draw's fingerprints, seeds and file. */
export const ProofFacts = ({ title, facts, download, children }: ProofFactsProps) => (
  <Card title={title} flush>
    {facts.map(({ label, value }) => (
      <CopyRow key={label} label={label} value={value} />
    ))}
    {download && (
      <ProofNote>
        <a className={styles.link} href={fileOf(download.draw)} download={download.name}>
          {download.label}
        </a>
      </ProofNote>
    )}
    {children}
  </Card>
)

const fileOf = (draw: object): string => `data:application/json,${encodeURIComponent(JSON.stringify(draw, null, 1))}`

export const ProofNote = ({ children }: { readonly children: ReactNode }) => <p className={styles.note}>{children}</p>

interface CommitmentListProps {
  title: string
  draws: readonly {
    readonly id: string
    readonly title: string
    /** The hash that commits to the draw. */
    readonly seedHash: string
    /** It is over: its seed is public. */
    readonly isOver: boolean
    readonly state: string
    readonly tone: BadgeProps['tone']
    readonly href?: string | undefined
  }[]
}

/** The newest draws with what each is committed to. */
export const CommitmentList = ({ title, draws }: CommitmentListProps) => (
  <Card title={title} flush>
    {draws.map(({ id, title: name, seedHash, isOver, state, tone, href }) => (
      <ListRow
        key={id}
        icon={isOver ? 'check-circle' : 'lock'}
        title={name}
        subtitle={`${seedHash.slice(0, 16)}…`}
        trailing={<Badge tone={tone}>{state}</Badge>}
        {...(href !== undefined && { href })}
      />
    ))}
  </Card>
)
