import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { getCustomerServices } from '../contract.ts'
import { ServiceIcons } from './service-icons.tsx'
import { ServicePage } from './service-page.tsx'

afterEach(leaveNothingBehind)

const mail = { id: 1, nickname: 'E-mail', url: 'mailto:help@bituin.example', isOut: 1, hours: '' } as const
const chat = { id: 2, nickname: 'Chat', url: 'https://direct.lc.chat/1234567/', isOut: 0, hours: '' } as const

function open(address: string, ...services: (typeof mail | typeof chat)[]) {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    config: {
      operatorName: 'Bituin',
      supportEmail: mail.url,
      liveChatPattern: String.raw`^https://direct\.lc\.chat/(\d+)`,
      helpline: { text: 'Play for fun.', phone: '02-0000-0000' },
    },
    routes: [
      { ...route, path: '/service', screen: readyScreen(ServicePage) },
      { ...route, path: '/lobby/home', screen: readyScreen(ServiceIcons) },
    ],
  })
  site.answer(getCustomerServices, { appCustomerServiceQueue: services })
  site.open()
  return site
}

const frame = 'Live chat with customer service'

test('the headset of the lobby opens the live chat at one tap, and behind it stand the other ways', async () => {
  const site = open('/service?chat=open', mail, chat)
  expect((await screen.findByTitle<HTMLIFrameElement>(frame)).src).toContain('/licence/1234567/')
  await site.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('link', { name: /E-mail/ }).getAttribute('href')).toBe(mail.url)
})

test('where there is no live chat, the headset leads to the ways that there are', async () => {
  open('/service?chat=open', mail)
  expect(await screen.findByRole('link', { name: /E-mail/ })).toBeDefined()
  expect(screen.queryByTitle(frame)).toBeNull()
})

test('nothing of the live chat is fetched before it is asked for', async () => {
  const site = open('/service', chat)
  const row = await screen.findByRole('button', { name: /Chat/ })
  expect(screen.queryByTitle(frame)).toBeNull()
  await site.user.click(row)
  expect(screen.getByTitle(frame)).toBeDefined()
})

test('the foot of the lobby leads to every way, to the live chat by the page of service', async () => {
  open('/lobby/home', mail, chat)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['E-mail', mail.url],
    ['Chat', '/service?chat=open'],
  ])
})
