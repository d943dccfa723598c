// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import type { Stage } from '#games/client/scene.ts'
import type { Step } from '#games/title/title.ts'
import { benteUno } from '../../math/bente-uno.ts'
import type { RoundTable } from '../../math/blackjack/round.ts'
import type { Act } from '../../math/blackjack/table-state.ts'
import { cardsOf } from '../../math/stacked-pack.ts'
import { createActButtons, openActs } from './act-buttons.ts'
import { resultText, turnText } from './result-words.ts'

beforeEach(() => document.body.replaceChildren())

const stake = pesos(10n)
function tableAfter(shoe: string, ...acts: readonly Act[]): RoundTable {
  const cards = cardsOf(shoe)
  const draw = () => cards.shift() ?? 0
  let step = benteUno.begin({ stake, choice: {}, draw }) as Step
  for (const act of acts) step = benteUno.move({ stake, state: step.state, move: { act }, draw }) as Step
  return step.view as unknown as RoundTable
}

function buttonsOnPage(balance: number) {
  const chosen: Act[] = []
  const controls = document.createElement('div')
  document.body.append(controls)
  // The buttons ask a stage for nothing else.
  const stage = { controls, balance: () => balance } as unknown as Stage
  return { chosen, controls, buttons: createActButtons(stage, (act) => chosen.push(act)) }
}
const namesOf = (controls: HTMLElement, isEnabled: boolean): string[] =>
  [...controls.querySelectorAll('button')]
    .filter((button) => !button.hidden && button.disabled !== isEnabled)
    .map((button) => button.querySelector('.act-name')?.firstChild?.textContent ?? '')

test.each([
  ['a pair', '8c 6d 8h Ts', 100_000, { enabled: ['Stand', 'Double', 'Split'], disabled: [] }],
  ['a pair without money for more', '8c 6d 8h Ts', 999, { enabled: ['Stand'], disabled: ['Double', 'Split'] }],
  ['no pair', '8c 6d 7h Ts', 100_000, { enabled: ['Stand', 'Double'], disabled: ['Split'] }],
  ['an ace of the dealer’s', '8c Ad 7h Ts', 100_000, { enabled: ['Insurance'], disabled: [] }],
  ['an ace, without money for insurance', '8c Ad 7h 9s', 499, { enabled: [], disabled: ['Insurance'] }],
  ['a blackjack against an ace', 'Ac Ad Kh 9s', 0, { enabled: ['Even money'], disabled: [] }],
] as const)('%s: what can be paid for can be tapped', (_what, shoe, balance, offered) => {
  const { controls, buttons } = buttonsOnPage(balance)
  buttons.show(tableAfter(shoe), false)
  expect({ enabled: namesOf(controls, true), disabled: namesOf(controls, false) }).toEqual(offered)
  buttons.show(tableAfter(shoe), true)
  expect(namesOf(controls, true)).toEqual([])
})

test('hitting and standing never depend on money', () => {
  expect(openActs(tableAfter('8c 6d 7h Ts'), 0)).toEqual(['hit', 'stand'])
})

test('keys act as the buttons do, but not beside another key, held down, or under an open sheet', () => {
  const { chosen } = buttonsOnPage(100_000)
  const press = (key: string, more: KeyboardEventInit = {}) =>
    dispatchEvent(new KeyboardEvent('keydown', { key, ...more }))
  for (const key of ['h', 's', 'D', 'p', 'i', 'e', 'n', 'x']) press(key)
  expect(chosen).toEqual(['hit', 'stand', 'double', 'split', 'insure', 'evenMoney', 'noInsurance'])
  press('h', { ctrlKey: true })
  press('h', { repeat: true })
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  press('h')
  expect(chosen).toHaveLength(7)
})

test.each([
  ['Ac 9d Kh 7s', [], 'Blackjack! Pays 3 to 2'],
  ['Ac Ad Kh 7s', ['evenMoney'], 'Even money is paid'],
  ['Tc 9d 6h 9s Kc', ['hit'], 'Bust with 26'],
  ['Tc 9d 9h Ts', ['stand'], 'Push: your bet is returned'],
  ['Tc 6d 9h Ts Kc', ['stand'], 'The dealer busts: you win'],
  ['Tc 9d 9h 9s', ['stand'], 'You win, 19 to 18'],
  ['Tc 9d 8h Ts', ['stand'], 'The dealer wins, 19 to 18'],
  ['Tc Td 9h As', [], 'The dealer has a blackjack'],
  ['Tc Ad 9h Ks', ['insure'], 'The dealer has a blackjack. Insurance pays ₱15.00'],
  ['8c 6d 8h Ts 3c Td Tc 2c', ['split', 'double', 'stand'], 'Hand 1: Win · Hand 2: Push'],
] as const)('what %s came to is said in words', (shoe, acts, said) => {
  expect(resultText(tableAfter(shoe, ...acts))).toBe(said)
})

test('a screen reader hears every card, whose turn it is, and the question of insurance', () => {
  expect(turnText(tableAfter('Ac 6d 6h Ts'))).toBe(
    'You: Ace of clubs, Six of hearts. Total Soft 17. The dealer shows Six of diamonds.',
  )
  expect(turnText(tableAfter('8c 6d 8h Ts 3c Td', 'split', 'stand'))).toContain(
    'Hand 2: Eight of hearts, Ten of diamonds',
  )
  expect(turnText(tableAfter('Tc Ad 9h Ks'))).toContain('Do you want insurance?')
})
