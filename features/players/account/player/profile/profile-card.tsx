import { useState } from 'react'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { EditProfileSheet } from './edit-profile-sheet.tsx'
import type { Player } from '../plain-player.ts'
import { messages } from '../messages/en.ts'
import styles from './profile.module.css'

export function ProfileCard({ player }: { readonly player: Player }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card flush>
      <div className={styles.head}>
        <Avatar id={player.avatar} size={72} />
        <div className={styles.names}>
          <h2 className={styles.nickname}>{player.nickname}</h2>
          <p className={styles.account}>{player.account}</p>
        </div>
        <IconButton icon="edit" label={messages.editProfile} variant="filled" onClick={() => setEditing(true)} />
      </div>
      <CopyRow label={messages.userId} value={String(player.id)} />
      <EditProfileSheet player={player} open={editing} onClose={() => setEditing(false)} />
    </Card>
  )
}
