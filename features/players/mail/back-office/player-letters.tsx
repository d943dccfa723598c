import { type SyntheticEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import styles from './mail-page.module.css'
import { PlayerMail } from './player-mail.tsx'

/** The letters to one player and their state. */
export function PlayerLetters() {
  const [typed, setTyped] = useState('')
  const [playerId, setPlayerId] = useState<number>()
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    const id = Number(typed.trim())
    if (Number.isSafeInteger(id) && id > 0) setPlayerId(id)
  }
  return (
    <>
      <form className={styles.search} onSubmit={show} role="search" aria-label="Messages of a player">
        <TextField
          label="Player ID"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          Show
        </Button>
      </form>
      {playerId === undefined ? (
        <EmptyState icon="mail" title="Whose letters?">
          Also those that the player has thrown away are here.
        </EmptyState>
      ) : (
        <PlayerMail key={playerId} playerId={playerId} />
      )}
    </>
  )
}
