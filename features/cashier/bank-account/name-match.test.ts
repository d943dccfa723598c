import { describe, expect, test } from 'vitest'
import { jaroWinkler, nameMatch, normalName } from './name-match.ts'

const identity = { first: 'María Clara', middle: 'Santos', last: 'de los Reyes' }

describe('the holder of an account', () => {
  test.each([
    ['Maria Clara de los Reyes', 'passes'],
    ['MARIA CLARA S. DE LOS REYES', 'passes'],
    ['María Clara Santos de los Reyes', 'passes'],
    ['De Los Reyes, Maria Clara', 'passes'],
    ['DE LOS REYES MARIA CLARA SANTOS', 'passes'],
    ['Maria-Clara de los Reyes Jr.', 'passes'],
    ['Maria Clare de los Reyes', 'passes'],
    ['Maria Cruz delos Reys', 'review'],
    ['Jose Protacio Rizal', 'differs'],
    ['', 'differs'],
    ['!!!', 'differs'],
  ] as const)('%s: %s', (holder, match) => {
    expect(nameMatch(holder, identity)).toBe(match)
  })

  test('without a middle name is compared without one', () => {
    expect(nameMatch('Juan Cruz', { first: 'Juan', middle: '', last: 'Cruz' })).toBe('passes')
  })
})

// The values of Winkler's own paper.
test.each([
  ['martha', 'marhta', 0.9611],
  ['dixon', 'dicksonx', 0.8133],
  ['dwayne', 'duane', 0.84],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['', '', 1],
  ['', 'a', 0],
])('%s and %s are alike by %d', (a, b, similarity) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(similarity, 4)
})

test('a name is compared by its letters alone', () => {
  expect(normalName('  Ñoño  D’Angelo-Cruz III ')).toBe('nono dangelo cruz')
})
