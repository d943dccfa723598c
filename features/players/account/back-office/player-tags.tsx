import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { tagPlayer } from '../staff-contract.ts'
import type { Player } from './player.ts'
import styles from './player-tags.module.css'
import { usePlayerAction } from './use-player-action.ts'
import { messages } from './messages/en.ts'

/** A player's tags, which promotions can select by. The player never sees them. */
export function PlayerTags({ player: { id: playerId, tags } }: { readonly player: Player }) {
  const may = useMay()
  const act = usePlayerAction()
  const [form, setForm] = useState<{ readonly began: readonly string[]; readonly written: string }>()
  const newTags = (form?.written ?? '').split(/[\s,]+/).filter((tag) => tag !== '')
  return (
    <Card
      title={messages.tags}
      action={
        may('player.tag') && (
          <Button variant="ghost" size="small" onClick={() => setForm({ began: tags, written: tags.join(', ') })}>
            {messages.editTags}
          </Button>
        )
      }
    >
      {tags.length === 0 ? (
        <p className={styles.none}>{messages.tagsEmpty}</p>
      ) : (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {form !== undefined && (
        <ReasonDialog
          open
          title={messages.tagsTitle}
          confirmLabel={messages.save}
          act={(reason) =>
            act(tagPlayer, { playerId, tags: newTags, expected: [...form.began], reason }, messages.tagsSaved)
          }
          onClose={() => setForm(undefined)}
        >
          <p>{messages.tagsBody}</p>
          <TextField
            label={messages.tags}
            hint={messages.tagsHint}
            value={form.written}
            onChange={(event) => setForm({ ...form, written: event.currentTarget.value })}
          />
        </ReasonDialog>
      )}
    </Card>
  )
}
