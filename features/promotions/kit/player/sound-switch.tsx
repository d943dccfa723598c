import { useState } from 'react'
import { isSoundOn, setSound } from '#platform/browser/sound/chime.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { messages } from './messages/en.ts'

/** Turns the sounds of the product on and off. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn)
  const turn = () => {
    setSound(!isOn)
    setOn(!isOn)
  }
  return (
    <IconButton
      icon={isOn ? 'sound-on' : 'sound-off'}
      label={isOn ? messages.soundOff : messages.soundOn}
      onClick={turn}
    />
  )
}
