import { type SyntheticEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import styles from './mail-page.module.css'
import { PlayerMail } from './player-mail.tsx'
import { messages } from './messages/en.ts'

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
      <form className={styles.search} onSubmit={show} role="search" aria-label={messages.playerMessages}>
        <TextField
          label={messages.playerId}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {messages.show}
        </Button>
      </form>
      {playerId === undefined ? (
        <EmptyState icon="mail" title={messages.choosePlayer}>
          {messages.choosePlayerBody}
        </EmptyState>
      ) : (
        <PlayerMail key={playerId} playerId={playerId} />
      )}
    </>
  )
}
