import { useState, useSyncExternalStore } from 'react'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import styles from './data-saver-card.module.css'
import { messages } from './messages/en.ts'

/** The switch of the data saver, with what it does. Everything that is shown from now on follows it. */
export function DataSaverCard() {
  const kept = useSyncExternalStore(never, sparesDataNow, sparesDataNow)
  const [isOn = kept, setIsOn] = useState<boolean>()
  const choose = (spares: boolean) => {
    keepChoice(document, spares)
    setIsOn(spares)
    // Pages kept for use without a network are of the other form.
    void dropKeptPages(window).catch(() => {})
  }
  return (
    <Card title={messages.dataSaver}>
      <div className={styles.content}>
        <Checkbox checked={isOn} onChange={({ target }) => choose(target.checked)}>
          {messages.useLessData}
        </Checkbox>
        <p className={styles.note}>{messages.whatItDoes}</p>
      </div>
    </Card>
  )
}

const never = () => () => {}
const yearSeconds = 365 * 24 * 60 * 60

function keepChoice(page: Document, spares: boolean): void {
  // A cookie, so that the server's next page comes in it.
  page.cookie = `data-saver=${spares ? 'on' : 'off'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  const { dataset } = page.documentElement
  if (spares) dataset['saver'] = 'on'
  else delete dataset['saver']
}

async function dropKeptPages({ caches }: Window & typeof globalThis): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)))
}
