import { useState } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import type { PublishedRoot } from './check-proof.ts'
import styles from './own-proof-card.module.css'
import { useOwnProof } from './use-own-proof.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { messages } from './messages/en.ts'

export type OwnProofCardProps = { readonly roots: readonly PublishedRoot[] }

/** Downloads the player's own proof. */
export function OwnProofCard({ roots }: OwnProofCardProps) {
  const provable = roots.filter(({ isProvable }) => isProvable)
  return (
    <Card title={messages.yourProof}>
      <div className={styles.content}>
        <p className={styles.text}>{messages.yourProofText}</p>
        {useSignedIn() ? <Download roots={provable} published={roots} /> : <SignInFirst />}
      </div>
    </Card>
  )
}

type DownloadProps = { readonly roots: readonly PublishedRoot[]; readonly published: readonly PublishedRoot[] }

function Download({ roots, published }: DownloadProps) {
  const [chosen, setChosen] = useState<string>()
  const { download, pending, verdict, fault } = useOwnProof(published)
  const root = roots.find(({ day }) => day === chosen) ?? roots[0]
  if (root === undefined) return <p className={styles.note}>{messages.noProofYet}</p>
  return (
    <>
      <Select
        label={messages.day}
        value={root.day}
        error={fault}
        options={roots.map(({ day }) => ({ value: day, label: formatDay(day) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button icon="download" block loading={pending} onClick={() => void download(root.day)}>
        {messages.downloadMyProof}
      </Button>
      {verdict && <VerdictPanel verdict={verdict} isOwn />}
    </>
  )
}

function SignInFirst() {
  const hasRoute = useHasRoute()
  return hasRoute('/login') ? (
    <ButtonLink href="/login" variant="secondary" icon="login" block>
      {messages.logInToDownload}
    </ButtonLink>
  ) : null
}
