import { useId } from 'react'
import { ArtPicture } from '#features/office/web-configuration/player/index.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from './channel-choice.module.css'
import type { DepositChannel } from './use-channels.ts'
import { messages } from './messages/en.ts'

export interface ChannelChoiceProps {
  channels: readonly DepositChannel[]
  chosen: DepositChannel
  onChoose: (channel: DepositChannel) => void
}

/** The payment methods side by side; radio buttons for keyboard and screen reader. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{messages.payWith}</legend>
      <div className={styles.channels}>
        {channels.map((channel) => (
          <label key={channel.id} className={styles.channel}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={channel.id === chosen.id}
              disabled={channel.isResting}
              onChange={() => onChoose(channel)}
            />
            <span className={styles.face}>
              <ChannelIcon channel={channel} />
              <span>
                {channel.name}
                {channel.isResting && <span className={styles.resting}>{messages.unavailable}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const ChannelIcon = ({ channel }: { readonly channel: DepositChannel }) =>
  channel.iconH5 === '' ? (
    <Icon name={iconOf(channel)} size={24} />
  ) : (
    <ArtPicture picture={channel.iconH5} sizes="32px" className={styles.icon} />
  )

const iconOf = ({ method, name }: DepositChannel): IconName =>
  method === 'qrph' ? 'qr' : /bank/i.test(name) ? 'bank' : 'wallet'
