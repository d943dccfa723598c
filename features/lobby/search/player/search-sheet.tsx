import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { messages } from './messages/en.ts'
import { SearchPanel } from './search-panel.tsx'
import styles from './search-sheet.module.css'

export type SearchSheetProps = { readonly open: boolean; readonly onClose: () => void }

/** The search over the page that was left for it. */
export function SearchSheet({ open, onClose }: SearchSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.searchGames} form="full" flush>
      <div className={styles.search}>
        <SearchPanel />
      </div>
    </Sheet>
  )
}
