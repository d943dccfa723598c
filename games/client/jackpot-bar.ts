import type { JackpotNews, JackpotTold } from '#games/rgs/contract.ts'
import { element } from './element.ts'
import { money } from './hud.ts'
import type { JackpotPrize } from './scene.ts'

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

/** What a round won of the pools: nothing, as nearly always, or everything that was in one. */
export const prizesOf = ({ pools, won }: JackpotNews): readonly JackpotPrize[] =>
  won.map(({ code, amount }) => ({ name: pools.find((pool) => pool.code === code)?.name ?? '', amount }))
