import { Badge } from '#platform/ui/badge/badge.tsx'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { messages } from './messages/en.ts'
import styles from './entry-badges.module.css'

/** The status of a game, type or brand in the lobby. */
export function EntryBadges({ entry }: { readonly entry: CatalogueEntry }) {
  return (
    <span className={styles.badges}>
      {reasonsAgainst(entry).map((reason) => (
        <Badge key={reason} tone={tones[reason]}>
          {labels[reason]}
        </Badge>
      ))}
      {reasonsAgainst(entry).length === 0 && <Badge tone="success">{messages.live}</Badge>}
      {'isHot' in entry && <Marks isHot={entry.isHot} isNew={entry.isNew} />}
    </span>
  )
}

const tones = { maintenance: 'warning', hidden: 'neutral', notOffered: 'danger' } as const
const labels = {
  maintenance: messages.maintenance,
  hidden: messages.hidden,
  notOffered: messages.notOffered,
} as const
type Against = keyof typeof tones

/** Why players cannot start it. */
function reasonsAgainst(entry: CatalogueEntry): Against[] {
  const isOffered = !('isOffered' in entry) || entry.isOffered
  return [
    ...(entry.isInMaintenance ? (['maintenance'] as const) : []),
    ...(entry.isShown ? [] : (['hidden'] as const)),
    ...(isOffered ? [] : (['notOffered'] as const)),
  ]
}

const Marks = ({ isHot, isNew }: { readonly isHot: boolean; readonly isNew: boolean }) => (
  <>
    {isHot && <Badge tone="hot">{messages.hot}</Badge>}
    {isNew && <Badge tone="new">{messages.new}</Badge>}
  </>
)
