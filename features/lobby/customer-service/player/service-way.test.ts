import { expect, test } from 'vitest'
import { liveChatAddress, serviceWayOf } from './service-way.ts'

const liveChatPattern = String.raw`^https://direct\.lc\.chat/(\d+)`
const web = { liveChatPattern, inNativeApp: false }
const chat = { url: 'https://direct.lc.chat/1234567/', isOut: 0 } as const

test('the address of the live chat opens it, with the licence that stands in it', () => {
  expect(serviceWayOf(chat, web)).toEqual({ kind: 'chat', licence: '1234567' })
  expect(liveChatAddress('1234567')).toBe('https://secure.livechatinc.com/licence/1234567/v2/open_chat.cgi')
})

test.each([
  ['another address', 'https://help.example/1234567', liveChatPattern],
  ['a look-alike', 'https://evil.example/?https://direct.lc.chat/1', liveChatPattern],
  ['any address where there is no live chat', chat.url, ''],
  ['a licence that is no number', 'https://direct.lc.chat/1234567/', '^https://(direct)'],
])('%s opens outside', (_what, url, pattern) => {
  expect(serviceWayOf({ url, isOut: 0 }, { ...web, liveChatPattern: pattern })).toEqual({ kind: 'outside', href: url })
})

test('the native app is reached by its own scheme, for any address', () => {
  expect(serviceWayOf({ url: 'https://a.example/?b=c&d', isOut: 1 }, { ...web, inNativeApp: true })).toEqual({
    kind: 'app',
    href: 'lobbyph://service?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d&isOut=1',
  })
})
