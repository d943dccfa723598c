import type { TitleInfo } from '#games/rgs/contract.ts'
import type { Hud } from '../hud.ts'
import type { Rounds } from '../rounds.ts'
import type { TableState } from '../table-state.ts'
import { createBuyButton } from './buy-button.ts'

type BonusSaleDependencies = {
  readonly container: HTMLElement
  readonly hud: Hud
  readonly state: TableState
  readonly title: TitleInfo
  readonly rounds: () => Rounds
}
type BonusSale = {
  /** Undefined: the title sells no bonus here. */
  readonly root: HTMLElement | undefined
  readonly show: () => void
  /** The bars, with the button among what waits while a round is played. */
  readonly hud: Hud
}

/** The button that sells the bonus; its confirmation is loaded with the first tap. */
export function createBonusSale({ container, hud, state, title, rounds }: BonusSaleDependencies): BonusSale {
  const open = async (): Promise<void> => {
    const { openBuy } = await import('./open-buy.ts')
    openBuy({ container, hud, state, title, rounds: rounds() })
  }
  const button = createBuyButton({ title, stake: () => state.stake, onBuy: () => void open() })
  return {
    root: button?.root,
    show: () => button?.show(),
    hud: {
      ...hud,
      setBusy(isBusy) {
        hud.setBusy(isBusy)
        button?.setBusy(isBusy)
      },
    },
  }
}
