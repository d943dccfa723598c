import { type ChangeEvent, useState } from 'react'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './check-card.module.css'
import { checkProof, type PublishedRoot } from './check-proof.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { messages } from './messages/en.ts'

// The largest possible proof is a tenth of this.
const bytesMax = 100_000

type CheckFile = { readonly name: string; readonly text: string }

/** Checks anybody's proof and shows the result. */
export function CheckCard({ roots }: { readonly roots: readonly PublishedRoot[] }) {
  const [given, setGiven] = useState<CheckFile>()

  const take = async (file: File | undefined) => {
    if (file) setGiven({ name: file.name, text: file.size > bytesMax ? '' : await file.text() })
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0])
    // Lets the same file be chosen again.
    event.currentTarget.value = ''
  }
  return (
    <Card title={messages.checkAProof}>
      <label className={styles.drop}>
        {/* The input covers the whole area, so that a file can be dropped anywhere. */}
        <input className={styles.field} type="file" accept=".json,application/json" onChange={choose} />
        <span className={styles.icon}>
          <Icon name="document" size={24} />
        </span>
        <span className={styles.words}>
          <span className={styles.choose}>{messages.chooseProofFile}</span>
          <span className={styles.hint}>{messages.checkedInBrowser}</span>
        </span>
      </label>
      <div role="status" className={styles.verdict}>
        {given && <VerdictPanel verdict={checkProof(given.text, roots)} fileName={given.name} />}
      </div>
    </Card>
  )
}
