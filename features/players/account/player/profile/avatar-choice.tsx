import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { avatarFaces } from '#platform/ui/avatar/avatar-faces.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './avatar-choice.module.css'

export type AvatarChoiceProps = {
  readonly chosen: number
  readonly onChoose: (avatar: number) => void
}

/** All portraits, with the player's selected. */
export function AvatarChoice({ chosen, onChoose }: AvatarChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{messages.avatar}</legend>
      {avatarFaces.map((_, index) => {
        const avatar = index + 1
        return (
          <label key={avatar} className={styles.option}>
            <input
              className="visually-hidden"
              type="radio"
              name="avatar"
              value={avatar}
              checked={avatar === chosen}
              onChange={() => onChoose(avatar)}
              aria-label={formatMessage(messages.avatarNumber, { number: avatar })}
            />
            <Avatar id={avatar} size={60} />
          </label>
        )
      })}
    </fieldset>
  )
}
