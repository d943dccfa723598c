// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import type { BonusOffer } from '#games/rgs/contract.ts'
import type { TableState } from '../table-state.ts'
import { bonusPrice, highestStake } from './bonus-price.ts'
import { createBuyButton } from './buy-button.ts'
import { openBuy } from './open-buy.ts'

const offer: BonusOffer = {
  priceHundredths: 2_540,
  priceMost: 100_000,
  rtpBasisPoints: 9_666,
  rounds: 4_000_000,
  highestHundredths: 54_300,
}
const stakes = [100, 200, 500, 1_000, 2_000, 5_000]

beforeEach(() => {
  document.body.replaceChildren()
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test.each([
  { stake: 100, price: 2_540 },
  { stake: 2_000, price: 50_800 },
  { stake: 5_000, price: undefined },
])('at a stake of $stake the bonus costs $price', ({ stake, price }) => {
  expect(bonusPrice(offer, stake)).toBe(price)
})

test('a player whose limit is below every price is offered nothing', () => {
  expect(highestStake(offer, stakes)).toBe(2_000)
  const title = { stakes, bonusBuy: { ...offer, priceMost: 2_539 } }
  expect(createBuyButton({ title, stake: () => 100, onBuy: () => undefined })).toBeUndefined()
  expect(createBuyButton({ title: { stakes }, stake: () => 100, onBuy: () => undefined })).toBeUndefined()
})

test('the button shows the price of the stake, and only the stake up to which it sells where that is higher', () => {
  let [stake, bought] = [1_000, 0]
  const button = createBuyButton({ title: { stakes, bonusBuy: offer }, stake: () => stake, onBuy: () => bought++ })
  if (button === undefined) throw new Error('the bonus is sold')
  expect(button.root.textContent).toBe('Buy bonus₱254.00')
  button.root.click()
  button.setBusy(true)
  button.root.click()
  button.setBusy(false)
  stake = 5_000
  button.show()
  expect(button.root.textContent).toBe('Buy bonusBets to ₱20.00')
  expect(button.root.getAttribute('aria-disabled')).toBe('true')
  button.root.click()
  expect(bought).toBe(1)
})

function opened(known: Partial<TableState> = {}) {
  const begun: unknown[] = []
  const notices: unknown[] = []
  const state: TableState = {
    isBusy: false,
    isStopped: false,
    balance: 100_000,
    net: 0,
    stake: 1_000,
    freeRounds: [],
    round: undefined,
    ...known,
  }
  openBuy({
    container: document.body,
    hud: { setNotice: (notice) => notices.push(notice) },
    state,
    rounds: { begin: async (choice, price) => void begun.push([choice, price]) },
    title: { bonusBuy: offer },
  })
  const dialog = document.querySelector('dialog')
  const [cancel, buy] = dialog?.querySelectorAll('button') ?? []
  return { begun, notices, state, dialog, cancel, buy }
}

describe('the confirmation', () => {
  test('states price, return and highest win, and its focus is on the way back', () => {
    const { dialog, cancel } = opened()
    expect(dialog?.textContent).toContain('Price: 25.4× your ₱10.00 bet₱254.00')
    expect(dialog?.textContent).toContain('96.66%')
    expect(dialog?.textContent).toContain('543× your bet')
    expect(document.activeElement).toBe(cancel)
  })

  test('buys once, for the price that it has shown', () => {
    const { begun, buy } = opened()
    buy?.click()
    expect(begun).toEqual([[{ bonusFor: 2_540 }, 25_400]])
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('buys nothing when it is left, or when the stake has changed meanwhile', () => {
    const left = opened()
    left.cancel?.click()
    expect(left.begun).toEqual([])
    const { begun, state, buy } = opened()
    state.stake = 2_000
    buy?.click()
    expect(begun).toEqual([])
  })

  test.each([
    { what: 'while a round runs', known: { isBusy: true } },
    { what: 'while the lobby has stopped play', known: { isStopped: true } },
    { what: 'while rounds follow each other by themselves', known: { stopAuto: () => undefined } },
    { what: 'at a stake whose price is above the highest bet', known: { stake: 5_000 } },
  ])('does not open $what', ({ known }) => {
    expect(opened(known).dialog).toBeNull()
  })

  test('waits for free rounds', () => {
    const free = { id: 'f', stake: 100, left: 1, expiresAt: '2026-12-01T00:00:00.000Z' }
    const { dialog, notices } = opened({ freeRounds: [free] })
    expect(dialog).toBeNull()
    expect(notices).toHaveLength(1)
  })
})
