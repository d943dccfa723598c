import type { PublicJackpot } from '#games/rgs/contract.ts'
import { element, setText } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type JackpotBar = { readonly root: HTMLElement; readonly set: (pools: readonly PublicJackpot[]) => void }

const lookEveryMs = 15_000

/** The pools that this game feeds, as last reported by the studio. */
export function createJackpotBar(first: readonly PublicJackpot[]): JackpotBar {
  const root = element('section', { class: 'jackpots', 'aria-label': messages.jackpots })
  const pills = new Map<string, ReturnType<typeof createPill>>()
  const set = (pools: readonly PublicJackpot[]): void => {
    for (const pool of pools) {
      const known = pills.get(pool.code)
      const pill = known ?? createPill(pool)
      pill.set(pool)
      if (known !== undefined) continue
      pills.set(pool.code, pill)
      root.append(pill.root)
    }
  }
  set(first)
  setInterval(() => {
    if (document.visibilityState === 'visible') void look().then((pools) => pools && set(pools))
  }, lookEveryMs)
  return { root, set }
}

/** It stays, and only its amounts are written: they grow with every round. */
function createPill({ code, name }: PublicJackpot) {
  const amount = element('output')
  const by = element('span', { class: 'jackpot-by' })
  return {
    root: element(
      'p',
      { class: 'jackpot', 'data-pool': code },
      element('span', { class: 'jackpot-name' }, name),
      amount,
      by,
    ),
    set(jackpot: PublicJackpot): void {
      setText(amount, money(jackpot.amount))
      setText(by, formatMessage(messages.dropsBy, { amount: wholeMoney(jackpot.dropBy) }))
    },
  }
}

const wholeMoney = (amount: number): string => money(amount).replace('.00', '')

/** Only the studio serves its own page. */
async function look(): Promise<readonly PublicJackpot[] | undefined> {
  try {
    const response = await fetch('/jackpots')
    return response.ok ? ((await response.json()) as { readonly pools: readonly PublicJackpot[] }).pools : undefined
  } catch {
    return undefined
  }
}
