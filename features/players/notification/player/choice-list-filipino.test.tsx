import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { choices, isAlwaysSent } from '../choices.ts'
import { readNotificationChoices } from '../contract.ts'
import { ChoiceList } from './choice-list.tsx'

// As the build of the Filipino app does it.
vi.mock('./messages/en.ts', () => import('./messages/fil.ts'))

afterEach(leaveNothingBehind)

test('the choices come in Filipino', async () => {
  const shown = () => <ChoiceList withPresence={(send) => send()} />
  const site = openTestTab({
    address: '/profile/info',
    token: 'token',
    routes: [{ path: '/profile/info', access: 'player', title: '', frame: 'none', screen: readyScreen(shown) }],
    config: {},
  })
  site.answer(readNotificationChoices, {
    hasEmail: false,
    choices: choices.map((choice) => ({ ...choice, isOn: true, isAlways: isAlwaysSent(choice) })),
  })
  site.open()
  for (const name of ['Nabayarang withdrawal', 'Round na natapos habang wala ako', 'Login mula sa bagong device'])
    expect(await screen.findByRole('checkbox', { name })).toBeDefined()
  expect(screen.getByRole('group', { name: 'I-text din ako (SMS) tungkol sa' })).toBeDefined()
  expect(screen.getAllByText('Palaging on')).toHaveLength(11)
  expect(screen.getByText(/Palagi naming ipinapadala ang tungkol sa mga limit at seguridad mo/)).toBeDefined()
})
