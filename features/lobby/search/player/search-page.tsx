import styles from './search-page.module.css'
import { messages } from './messages/en.ts'
import { SearchPanel } from './search-panel.tsx'
import { useBack } from '#platform/browser/router/use-back.ts'

/** The search of players on a page of its own. */
export function SearchPage() {
  const back = useBack('/lobby/home')
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{messages.searchGames}</h1>
      <SearchPanel onBack={back} />
    </div>
  )
}
