import type { JackpotNews, JackpotTold } from '#games/rgs/contract.ts'
import { element } from './element.ts'
import { money } from './hud.ts'

export type JackpotBar = { readonly root: HTMLElement; readonly set: (pools: readonly JackpotTold[]) => void }

const lookEveryMs = 15_000

/** What is in the pools that this game feeds: as the studio told it last, never more. */
export function createJackpotBar(first: readonly JackpotTold[]): JackpotBar {
  const root = element('section', { class: 'jackpots', 'aria-label': 'Jackpots' })
  const set = (pools: readonly JackpotTold[]): void => root.replaceChildren(...pools.map(pill))
  set(first)
  setInterval(() => {
    if (document.visibilityState === 'visible') void look().then((pools) => pools && set(pools))
  }, lookEveryMs)
  return { root, set }
}

function pill({ code, name, amount, dropBy }: JackpotTold): HTMLElement {
  return element(
    'p',
    { class: 'jackpot', 'data-pool': code },
    element('span', { class: 'jackpot-name' }, name),
    element('output', {}, money(amount)),
    element('span', { class: 'jackpot-by' }, `by ${wholeMoney(dropBy)}`),
  )
}

const wholeMoney = (amount: number): string => money(amount).replace('.00', '')

/** The studio's own page is told by the studio alone. */
async function look(): Promise<readonly JackpotTold[] | undefined> {
  try {
    const response = await fetch('/jackpots')
    return response.ok ? ((await response.json()) as { readonly pools: readonly JackpotTold[] }).pools : undefined
  } catch {
    return undefined
  }
}

/** In words, what a round won of the pools. Undefined: nothing, as nearly always. */
export function jackpotWords({ pools, won }: JackpotNews): string | undefined {
  const words = won.map(
    ({ code, amount }) => `${pools.find((pool) => pool.code === code)?.name ?? ''} ${money(amount)}`,
  )
  return words.length === 0 ? undefined : `Jackpot! ${words.join(' · ')}`
}
