import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FrameProps } from '#platform/browser/router/router.tsx'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { DesktopKeys } from './desktop-keys.tsx'
import { showKeys, turnKeys } from './key-choice.ts'
import { LeftMenu } from './left-menu.tsx'
import { foldMenu, useMenuFolded } from './menu-fold.ts'

afterEach(() => {
  showKeys(false)
  turnKeys(true)
  if (localStorage.getItem('menuFolded') === 'true') foldMenu()
  leaveNothingBehind()
})

function Frame({ path, children }: FrameProps) {
  return (
    <>
      <LeftMenu path={path} folded={useMenuFolded()} />
      <main>{children}</main>
      <DesktopKeys />
    </>
  )
}

function openHome() {
  const route = { access: 'public', title: '', frame: 'lobby' } as const
  const site = openTestTab({
    address: '/lobby/home',
    config: { operatorName: 'Bituin' },
    frame: Frame,
    routes: [
      {
        ...route,
        path: '/lobby/home',
        screen: readyScreen(() => (
          <a href="/lobby/games" data-search>
            Search
          </a>
        )),
      },
      { ...route, path: '/lobby/games', screen: readyScreen(() => <h1>Games</h1>) },
    ],
  })
  site.open()
  return site
}

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
const fold = () => screen.findByRole('button', { name: 'Menu with labels' })

test('a question mark lists the keys of the pages that exist', async () => {
  const site = openHome()
  await fold()
  await site.user.keyboard('?')
  expect((await list()).textContent).toContain('GamesGG')
  expect((await list()).textContent).not.toContain('Deposit')
})

test('g and g open the games', async () => {
  const site = openHome()
  await fold()
  await site.user.keyboard('gg')
  expect(await screen.findByRole('heading', { name: 'Games' })).toBeDefined()
})

test('a slash goes where the page’s search goes', async () => {
  const site = openHome()
  await fold()
  await site.user.keyboard('/')
  await waitFor(() => expect(site.path()).toBe('/lobby/games'))
})

test('keys that are turned off do nothing, and this browser remembers it', async () => {
  const site = openHome()
  await fold()
  await site.user.keyboard('?')
  await list()
  await site.user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }))
  await site.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await site.user.keyboard('?/gg')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(site.path()).toBe('/lobby/home')
  expect(localStorage.getItem('keysOff')).toBe('true')
})

test('the menu folds by its button and by its key, and this browser remembers it', async () => {
  const site = openHome()
  await site.user.click(await fold())
  expect((await fold()).getAttribute('aria-expanded')).toBe('false')
  expect(localStorage.getItem('menuFolded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Games' })).toBeDefined()
  await site.user.keyboard('m')
  expect((await fold()).getAttribute('aria-expanded')).toBe('true')
})
