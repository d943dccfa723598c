import type { RoundView } from '#games/rgs/contract.ts'
import { type Hud, money } from './hud.ts'
import type { Motion } from './motion.ts'
import type { Scene } from './scene.ts'
import type { Sound } from './sound.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Party = {
  readonly hud: Hud
  readonly sound: Sound
  readonly motion: Motion
  readonly scene?: () => Pick<Scene, 'showsWins'>
}

/** Joy is for a round that brought more than it cost. What only gives a part back is shown, and not cheered. */
export function celebrate(
  { win, staked }: Pick<RoundView, 'win' | 'staked'>,
  { hud, sound, motion, scene }: Party,
): void {
  if (win === 0) {
    hud.say(messages.noWin)
    return
  }
  hud.say(formatMessage(messages.youWon, { win: money(win) }))
  if (win <= staked) return
  sound.reward({ win, staked })
  if (scene?.().showsWins) return
  const text = `+${money(win)}`
  hud.celebrate(text)
  if (!motion.isFrozen) setTimeout(() => hud.endCheer(text), cheerMs)
}

const cheerMs = 1_800
