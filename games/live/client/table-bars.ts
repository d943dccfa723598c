import { createHud, type Hud } from '#games/client/hud.ts'
import { type Motion, readMotion } from '#games/client/motion.ts'
import { hudFactsOf, shortageAtStart } from '#games/client/opening-facts.ts'
import { keepPreferences, type Preferences, readPreferences } from '#games/client/preferences.ts'
import { createSheet } from '#games/client/sheet/sheet.ts'
import { watchAgain } from '#games/client/sheet/watch-again.ts'
import { createSoundButton } from '#games/client/sound-button.ts'
import { createSound, type Sound } from '#games/client/sound.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'

export type TableBars = {
  readonly hud: Hud
  readonly sound: Sound
  readonly motion: Motion
  readonly buzz: () => void
  /** What the player chose on this device. */
  readonly preferences: () => Preferences
}

const buzzMs = 10

/** What a game of its own kind does with the stake control, and with seeds that are its player's. */
export type BarsOptions = {
  readonly onStake?: (stake: number) => void
  readonly rotate?: (clientSeed: string | undefined) => Promise<boolean>
  readonly hasSqueeze?: boolean
}

/** The bars around a table, its rules and history, and what the player chose on this device. */
export function createTableBars(
  { container, client, frame, opened, replay }: OpenedGame,
  { onStake = () => undefined, rotate, hasSqueeze = false }: BarsOptions = {},
): TableBars {
  const { title } = opened
  let preferences = readPreferences()
  const [motion, sound] = [
    replay?.motion ?? readMotion(location.search),
    replay?.sound ?? createSound({ game: title.code, isOn: preferences.sound }),
  ]
  const change = (changed: Preferences): void => {
    preferences = changed
    keepPreferences(changed)
    sound.setOn(changed.sound)
  }
  const soundButton =
    replay === undefined ? createSoundButton(sound, (isOn) => change({ ...preferences, sound: isOn })) : undefined
  const sheet = createSheet({
    title,
    async loadHistory(before) {
      const reply = await client.ask('history', before === undefined ? {} : { before })
      return reply.kind === 'answer' ? reply.answer : undefined
    },
    watch: watchAgain(client),
    rotate,
    openVerifier: frame.openVerifier,
    preferences: () => preferences,
    setPreferences: change,
    hasSqueeze,
  })
  const hud = createHud(
    hudFactsOf({ frame, opened, replay }),
    {
      leave: frame.leave,
      onMenu: sheet.open,
      onStake,
    },
    soundButton,
  )
  container.replaceChildren(hud.root, sheet.root)
  frame.onCommand((command) => command === 'menu' && sheet.open())
  hud.setBalance(opened.balance)
  hud.setNet(0)
  hud.setBusy(replay !== undefined)
  hud.setNotice(replay === undefined ? shortageAtStart(opened) : undefined)
  return {
    hud,
    sound,
    motion,
    preferences: () => preferences,
    buzz: () =>
      replay === undefined && preferences.haptics && !motion.isReduced ? navigator.vibrate?.(buzzMs) : undefined,
  }
}
