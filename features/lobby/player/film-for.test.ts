import { expect, test } from 'vitest'
import { filmFor } from './film-for.ts'

const signUp = { clickType: 1, clickAction: '15' }
const ladder = { clickType: 1, clickAction: '17' }
const game = { clickType: 2, clickAction: '3' }
const outside = { clickType: 3, clickAction: 'https://example.com' }
const films = [outside, ladder, game, signUp]

test.each([
  ['the sign-up bonus waits', films, [15, 17], signUp],
  ['the ladder waits', films, [17], ladder],
  ['nothing waits', films, [], game],
  ['nothing waits and no film leads into a game', [signUp, outside], [], outside],
  ['all films are about what is not active', [signUp, ladder], [], undefined],
])('where %s, the film follows', (_given, offered, activityIds, film) => {
  expect(filmFor(offered, activityIds)).toBe(film)
})
