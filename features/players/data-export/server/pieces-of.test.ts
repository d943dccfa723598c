import { expect, test } from 'vitest'
import { piecesOf } from './pieces-of.ts'

async function* given(...texts: readonly string[]) {
  yield* texts
}

const piecesIn = async (texts: readonly string[], bytesEach: number): Promise<Buffer[]> => {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(given(...texts), bytesEach)) pieces.push(piece)
  return pieces
}

test.each([
  [[], []],
  [[''], []],
  [['ab'], [2]],
  [['abc'], [3]],
  [
    ['abcd', 'efgh'],
    [3, 3, 2],
  ],
  [
    ['a', 'b', 'c', 'defghij'],
    [3, 3, 3, 1],
  ],
])('%j is cut into pieces of three bytes', async (texts, lengths) => {
  const pieces = await piecesIn(texts, 3)
  expect(pieces.map(({ length }) => length)).toEqual(lengths)
  expect(Buffer.concat(pieces).toString()).toBe(texts.join(''))
})

test('the base64 of pieces, joined, is that of the whole, also where a letter is cut in two', async () => {
  const text = 'Piña, ₱5, 🎰 '.repeat(20)
  const pieces = await piecesIn([text], 6)
  const joined = pieces.map((piece) => piece.toString('base64')).join('')
  expect(Buffer.from(joined, 'base64').toString()).toBe(text)
})
