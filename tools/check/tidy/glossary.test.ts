import { expect, test } from 'vitest'
import { readTextFiles } from '../text-files.ts'
import { findGlossaryFaults, turns } from './glossary.ts'

const messages = (text: string) => `export const messages = {\n  'vip.turnover': ${JSON.stringify(text)},\n} as const\n`
const faultsOf = (path: string, text: string) => findGlossaryFaults([{ path, text: messages(text) }])
const players = 'features/promotions/vip/player/messages/en.ts'
const staff = 'features/promotions/vip/back-office/messages/en.ts'
const filipino = 'features/promotions/vip/player/messages/fil.ts'

const planted = {
  everybody: [
    'It is loaded anew.',
    'One turn waits for you.',
    'Each deposit stands here.',
    'Claim it, should you need it.',
    'Who deposits gets it.',
    'What you deposit opens chests.',
    'Turnover left: {amount}',
    'Somebody else has it.',
  ],
  players: [
    'You will be told.',
    'No letters.',
    'A gift for you.',
    'Dear customer',
    'It can be paid out.',
    'Your withdrawal rests.',
    'Wager {amount} first.',
    '{amount} are missing to the smallest withdrawal.',
    'You almost won!',
    'Hurry, it ends soon.',
    'Win it back.',
  ],
  staff: [
    'Users of this key',
    'Stakes of the day',
    'Their ties',
    'It is booked.',
    'Events given up',
    'It is looked at.',
    'The coins are taken back.',
    'Ways to pay',
    'The method rests.',
  ],
  Filipino: [
    'Ang salapi mo',
    'May bagong liham.',
    'Ang balance ninyo',
    'Ang iyong balance',
    'May gantimpala ka.',
    'Pakiusap, subukan ulit.',
    'Turnover',
    'Habang naka-break ka',
    'Noong {time} (oras sa Manila)',
    'Inilalathala namin ang root.',
    'Paraan ng pagbayad',
    'Pagtatama ng laro',
  ],
}

test.each([
  ['everybody', players],
  ['everybody', staff],
  ['players', players],
  ['staff', staff],
  ['Filipino', filipino],
] as const)('each turn that messages of %s do without is found: %s', (readers, path) => {
  const found = planted[readers].map((text) => faultsOf(path, text).map(({ say }) => say))
  expect(found).toEqual(turns[readers].map(({ say }, at) => [`glossary: "${planted[readers][at]}": ${say}`]))
})

test('a key is no text, and each kind of reader has words of its own', () => {
  expect(faultsOf(players, 'Playthrough')).toEqual([])
  expect(faultsOf(players, 'Your stake')).toEqual([])
  expect(faultsOf(staff, 'The player isn’t told.')).toEqual([])
})

test('every message of the product keeps to the glossary', () => {
  expect(findGlossaryFaults(readTextFiles(process.cwd()))).toEqual([])
})
