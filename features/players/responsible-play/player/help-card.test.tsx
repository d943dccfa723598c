import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { HelpCard } from './help-card.tsx'

afterEach(leaveNothingBehind)

test.each([
  { supportEmail: 'help@bituin.example', phone: '02-8123 4567', name: '02-8123 4567', href: 'tel:0281234567' },
  { supportEmail: 'help@bituin.example', phone: '', name: 'help@bituin.example', href: 'mailto:help@bituin.example' },
  { supportEmail: '', phone: '', name: 'Customer service', href: '/service' },
])('who wants to talk to someone is led to $href', async ({ supportEmail, phone, name, href }) => {
  openTestTab({
    address: '/profile/limits',
    config: { supportEmail, helpline: { text: 'Talk.', phone }, licence: { number: '', regulator: 'PAGCOR' } },
    routes: [{ access: 'public', title: '', frame: 'none', path: '/profile/limits', screen: readyScreen(HelpCard) }],
  }).open()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, href]])
})
