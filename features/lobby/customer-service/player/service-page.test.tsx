import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import { getSupportDesk } from '#features/lobby/support-chat/contract.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { getCustomerServices } from '../contract.ts'
import { ServiceIcons } from './service-icons.tsx'
import { ServicePage } from './service-page.tsx'

afterEach(leaveNothingBehind)

const mail = { id: 1, nickname: 'E-mail', url: 'mailto:help@bituin.example', isOut: 1, hours: '' } as const
const chat = { id: 2, nickname: 'Chat', url: 'https://direct.lc.chat/1234567/', isOut: 0, hours: '' } as const

type Service = typeof mail | typeof chat

const contacts = { supportEmail: 'help@bituin.example', helpline: { text: 'Play for fun.', phone: '02-0000-0000' } }

type Desk = Promise<ResponseOf<typeof getSupportDesk>>

function openAt(address: string, services: readonly Service[], desk?: Desk, reachable = contacts) {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    config: {
      operatorName: 'Bituin',
      ...reachable,
      liveChatPattern: String.raw`^https://direct\.lc\.chat/(\d+)`,
    },
    routes: [
      { ...route, path: '/service', screen: readyScreen(ServicePage) },
      { ...route, path: '/lobby/home', screen: readyScreen(ServiceIcons) },
      { ...route, path: '/about', screen: readyScreen(() => null) },
      ...(desk ? [{ ...route, path: '/service/chat' as const, screen: readyScreen(ServicePage) }] : []),
    ],
  })
  site.answer(getCustomerServices, { appCustomerServiceQueue: [...services] })
  if (desk) site.answer(getSupportDesk, () => desk)
  site.open()
  return site
}

const open = (address: string, ...services: readonly Service[]) => openAt(address, services)

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

test('no way is shown before it is known whether a chat stands above it', async () => {
  const desk = Promise.withResolvers<ResponseOf<typeof getSupportDesk>>()
  const site = openAt('/service', [mail], desk.promise)
  await waitFor(() => expect(site.sent(getCustomerServices)).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
  desk.resolve({
    isOffered: true,
    isOpen: true,
    isStaffed: true,
    days: [1, 2, 3, 4, 5, 6, 7],
    opensMinute: 0,
    closesMinute: 1_440,
  })
  const ways = await screen.findAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href')).slice(0, 2)).toEqual(['/service/chat', mail.url])
})

test('the foot of the lobby leads to every way, to the live chat by the page of service', async () => {
  open('/lobby/home', mail, chat)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['E-mail', mail.url],
    ['Chat', '/service?chat=open'],
  ])
})

test('a site without contacts of its own is reached by the address and the helpline that the operator has entered', async () => {
  open('/service')
  expect((await screen.findByRole('link', { name: 'help@bituin.example' })).getAttribute('href')).toBe(
    'mailto:help@bituin.example',
  )
  expect(screen.getByRole('link', { name: /02-0000-0000/ }).getAttribute('href')).toBe('tel:0200000000')
})

test('where neither is entered, no line stands for it, and the other ways stay', async () => {
  openAt('/service', [], undefined, { supportEmail: '', helpline: { text: 'Play for fun.', phone: '' } })
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about'])
  expect(screen.queryByText('Email us')).toBeNull()
})
