import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const pictures = () => Array.from(document.images, ({ src }) => src)

test('an icon without an address lies below the operator’s own, one with an address where it says', async () => {
  const games = [testGame(1, { icon: 'icons/a.avif' }), testGame(2, { icon: 'https://b.example/b.avif' })]
  openLobby('/lobby/home', {
    configuration: { firstGameList: games, gameCount: 2, gameResourceUrl: 'https://cdn.example/' },
  }).open()
  await screen.findByRole('link', { name: /Coral Kingdom/ })
  expect(pictures()).toEqual(['https://cdn.example/icons/a.avif', 'https://b.example/b.avif'])
})

test('an empty place shows the operator’s picture', async () => {
  const site = openLobby('/lobby/home', {
    configuration: { appGenericImgList: [{ uniqueKey: 'emptyFavourites', img: 'https://b.example/heart.avif' }] },
  })
  site.open()
  await site.user.click(screen.getByRole('tab', { name: 'Favorites' }))
  await screen.findByRole('heading', { name: 'Save your favorite games' })
  await waitFor(() => expect(pictures()).toContain('https://b.example/heart.avif'))
})
