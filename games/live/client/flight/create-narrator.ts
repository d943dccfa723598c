import { formatMessage } from '#core/message/format-message.ts'
import { multiplierText } from '#games/title/pay.ts'
import { messages } from '../messages/en.ts'
import type { FlightMoment } from './flight-moment.ts'
import { heightText } from './height-band.ts'

/** Said once each, in hundredths: a number that grows all the time would drown everything else. */
const milestones = [200, 500, 1_000, 5_000, 10_000, 50_000]

/** Tells those who hear the page where the flight stands: its phases, and a few heights. */
export function createNarrator(say: (text: string) => void): (moment: FlightMoment) => void {
  let phase: FlightMoment['phase'] | undefined
  let passed = 0
  return ({ phase: present, height, secondsLeft }) => {
    if (present !== phase) {
      phase = present
      passed = 0
      if (present === 'waiting')
        say(formatMessage(messages.betsAreOpen, { count: Math.max(1, Math.ceil(secondsLeft)) }))
      if (present === 'flying') say(messages.tookOff)
      if (present === 'gone') say(formatMessage(messages.eagleFlewAway, { multiplier: heightText(height) }))
    }
    if (present !== 'flying') return
    const reached = milestones.filter((milestone) => height >= milestone).length
    if (reached > passed) say(multiplierText(milestones[reached - 1] ?? height))
    passed = reached
  }
}
