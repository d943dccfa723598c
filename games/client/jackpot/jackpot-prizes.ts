import { formatMessage } from '#core/message/format-message.ts'
import type { JackpotNews, OpenedSession, PublicJackpot, WonJackpot } from '#games/rgs/contract.ts'
import { type Hud, money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import type { JackpotPrize, Scene } from '../scene.ts'
import type { StudioClient } from '../studio-client.ts'
import type { TableState } from '../table-state.ts'

type PrizeDependencies = {
  readonly client: StudioClient
  readonly hud: Pick<Hud, 'say'>
  readonly state: Pick<TableState, 'stopAuto'>
  readonly scene: () => Scene
}

/** What a round won of the pools: nothing, as nearly always. */
export const prizesOf = ({ pools, won }: JackpotNews): readonly JackpotPrize[] =>
  won.map((each) => ({ ...each, name: nameIn(pools, each) }))

const nameIn = (pools: readonly PublicJackpot[], { code }: WonJackpot): string =>
  pools.find((pool) => pool.code === code)?.name ?? ''

/** A wheel says what it brought when it has stopped; the others are announced at once. */
export async function showPrizes(
  { client, hud, scene, state }: PrizeDependencies,
  prizes: readonly JackpotPrize[],
  round: string,
): Promise<void> {
  state.stopAuto?.('jackpot')
  const whole = prizes.filter(({ spun }) => spun === undefined)
  const named = whole.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')
  if (named !== '') hud.say(formatMessage(messages.jackpotWon, { prizes: named }))
  await scene().winJackpots?.(prizes)
  // A lost answer shows the wheel once more.
  if (whole.length < prizes.length) await client.ask('wheelShown', { round })
}

/** The wheels whose end the player has not seen, because the page was left. They are paid. */
export async function showUnseenWheels(
  needs: PrizeDependencies,
  { unseenWheels = [], jackpots = [] }: OpenedSession,
): Promise<void> {
  for (const { round, ...won } of unseenWheels)
    await showPrizes(needs, prizesOf({ pools: jackpots, won: [won] }), round)
}
