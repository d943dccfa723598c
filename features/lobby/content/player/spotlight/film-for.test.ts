import { expect, test } from 'vitest'
import { filmFor } from './film-for.ts'

const signUp = { clickType: 1, clickAction: '15' }
const ladder = { clickType: 1, clickAction: '17' }
const game = { clickType: 2, clickAction: '3' }
const outside = { clickType: 3, clickAction: 'https://example.com' }
const films = [outside, ladder, game, signUp]

test.each([
  ['the sign-up bonus waits', films, { activityIds: [15, 17], loginPaying: false }, signUp],
  ['a sign-in card is owned', films, { activityIds: [15, 17], loginPaying: true }, ladder],
  ['a card is owned and there is no ladder', films, { activityIds: [15], loginPaying: true }, game],
  ['the sign-up bonus waits and has no film', [ladder, game], { activityIds: [15, 17], loginPaying: false }, ladder],
  ['the ladder waits', films, { activityIds: [17], loginPaying: false }, ladder],
  ['nothing waits', films, { activityIds: [], loginPaying: false }, game],
  ['nothing waits and no film leads into a game', [signUp, outside], { activityIds: [], loginPaying: false }, outside],
  ['all films are about what is not active', [signUp, ladder], { activityIds: [], loginPaying: false }, undefined],
])('where %s, the film follows', (_given, offered, viewer, film) => {
  expect(filmFor(offered, viewer)).toBe(film)
})
