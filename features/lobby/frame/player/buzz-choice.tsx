import { useState } from 'react'
import { setBuzz, isBuzzOn } from '#platform/browser/haptics/buzz.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { messages } from './messages/en.ts'

/** Whether taps are felt. Absent where a device cannot. */
export function BuzzChoice() {
  const can = useInBrowser(() => 'vibrate' in navigator, false)
  const [isOn, setIsOn] = useState(isBuzzOn)
  if (!can) return null
  return (
    <Card title={messages.thisDevice}>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => {
          setBuzz(target.checked)
          setIsOn(target.checked)
        }}
      >
        {messages.vibrateOnTap}
      </Checkbox>
    </Card>
  )
}
