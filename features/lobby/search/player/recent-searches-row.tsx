import { useState } from 'react'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { messages } from './messages/en.ts'
import styles from './recent-searches-row.module.css'

/** Recent searches, one tap away. */
export function RecentSearches({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const [searches, setSearches] = useState(() => recentSearches())
  if (searches.length === 0) return null
  const forget = () => {
    forgetSearches()
    setSearches([])
  }
  return (
    <section className={styles.recent} aria-label={messages.recentSearches}>
      {searches.map((query) => (
        <button key={query} type="button" className={styles.query} onClick={() => onChoose(query)}>
          <Icon name="history" size={16} />
          {query}
        </button>
      ))}
      <button type="button" className={styles.forget} onClick={forget}>
        {messages.clear}
      </button>
    </section>
  )
}
