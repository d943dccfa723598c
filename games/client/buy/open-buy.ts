import type { TitleInfo } from '#games/rgs/contract.ts'
import type { Hud } from '../hud.ts'
import { messages } from '../messages/en.ts'
import type { Rounds } from '../rounds.ts'
import type { TableState } from '../table-state.ts'
import { bonusPrice } from './bonus-price.ts'
import { buyPanel } from './buy-panel.ts'

export type BuyDependencies = {
  readonly container: HTMLElement
  readonly hud: Pick<Hud, 'setNotice'>
  readonly state: TableState
  readonly rounds: Pick<Rounds, 'begin'>
  readonly title: Pick<TitleInfo, 'bonusBuy'>
}

/** Asks before it buys: never while a round runs or rounds follow each other by themselves. */
export function openBuy({ container, hud, state, rounds, title: { bonusBuy } }: BuyDependencies): void {
  const { stake } = state
  const price = bonusBuy && bonusPrice(bonusBuy, stake)
  const isWaiting = !state.isBusy && !state.isStopped && state.stopAuto === undefined
  if (bonusBuy === undefined || price === undefined || !isWaiting) return
  if (state.freeRounds.length > 0) return hud.setNotice(messages.buyAfterFree)
  const buy = (): void => {
    if (state.stake === stake) void rounds.begin({ bonusFor: bonusBuy.priceHundredths }, price)
  }
  const panel = buyPanel({ offer: bonusBuy, stake, price, onBuy: buy })
  container.append(panel)
  panel.showModal()
}
