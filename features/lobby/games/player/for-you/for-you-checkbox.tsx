import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { messages } from '../messages/en.ts'
import { chooseForYou, useForYou } from './for-you-choice.ts'

/** Turns the suggestions on and off. They are made on the device, which keeps the choice, too. */
export function ForYouCheckbox() {
  const isOn = useForYou()
  return (
    <Checkbox checked={isOn} onChange={({ target }) => chooseForYou(target.checked)}>
      {messages.suggestGames}
    </Checkbox>
  )
}
