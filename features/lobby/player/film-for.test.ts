import { expect, test } from 'vitest'
import { filmFor } from './film-for.ts'

const signUp = { clickType: 1, clickAction: '15' }
const ladder = { clickType: 1, clickAction: '17' }
const game = { clickType: 2, clickAction: '3' }
const outside = { clickType: 3, clickAction: 'https://example.com' }
const films = [outside, ladder, game, signUp]

test.each([
  ['the sign-up bonus waits', films, [15, 17], false, signUp],
  ['a sign-in card is owned', films, [15, 17], true, ladder],
  ['a card is owned and there is no ladder', films, [15], true, game],
  ['the sign-up bonus waits and has no film', [ladder, game], [15, 17], false, ladder],
  ['the ladder waits', films, [17], false, ladder],
  ['nothing waits', films, [], false, game],
  ['nothing waits and no film leads into a game', [signUp, outside], [], false, outside],
  ['all films are about what is not active', [signUp, ladder], [], false, undefined],
])('where %s, the film follows', (_given, offered, activityIds, loginPaying, film) => {
  expect(filmFor(offered, { activityIds, loginPaying })).toBe(film)
})
