import { expect, test } from 'vitest'
import { listMessages } from './list-messages.ts'

const folder = 'features/cashier/deposit/player/messages'
const catalogue = {
  folder,
  en: { deposit: 'Deposit', 'deposit.tip': 'At least {min}', spins: { one: '1 spin', other: '{count} spins' } },
  fil: { deposit: 'Mag-deposit', 'deposit.tip': 'Hindi bababa sa {min}', spins: '{count} spin' },
}
const listed = (...files: readonly (readonly [path: string, text: string])[]) =>
  listMessages(
    [catalogue],
    files.map(([path, text]) => ({ path, text })),
  ).map(({ key, form, uses }) => [key, form, uses])

test('a message is listed with each line that says it, once for each form', () => {
  const screen =
    "import { messages as texts } from '../messages/en.ts'\nf(texts.deposit)\ng(texts['deposit.tip'], texts.spins)"
  expect(listed(['features/cashier/deposit/player/form/form.tsx', screen])).toEqual([
    ['deposit', '', ['features/cashier/deposit/player/form/form.tsx:2']],
    ['deposit.tip', '', ['features/cashier/deposit/player/form/form.tsx:3']],
    ['spins', 'one', ['features/cashier/deposit/player/form/form.tsx:3']],
    ['spins', 'other', ['features/cashier/deposit/player/form/form.tsx:3']],
  ])
})

test('tests, other catalogues, and code that imports another one do not say it', () => {
  const uses = "from './messages/en.ts'\nmessages.deposit"
  expect(
    listed(
      ['features/cashier/deposit/player/form.test.tsx', uses],
      ['features/cashier/withdrawal/player/form.tsx', uses],
      [`${folder}/fil.ts`, uses],
    ),
  ).toEqual([
    ['deposit', '', []],
    ['deposit.tip', '', []],
    ['spins', 'one', []],
    ['spins', 'other', []],
  ])
})
