import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { getNotice } from '../contract.ts'
import { NoticeDetailPage } from './notice-detail-page.tsx'
import { NoticePage } from './notice-page.tsx'

afterEach(leaveNothingBehind)

/** A notice as its own page is answered it; the list of notices knows more of it. */
const news = {
  id: 4,
  title: 'A night of stars',
  summary: 'What happens on Friday.',
  imgUrl2: 'art:banner/welcome',
  clickType: jumpKind.none,
  clickAction: '',
  publishedAt: instant(Date.UTC(2026, 10, 21)),
}

function open(address: string, ...notices: object[]) {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address,
    config: {
      mode: 'normal',
      operatorName: 'Bituin',
      activityRouteMap: {},
      appNoticeConfigList: notices.map((notice) => ({ ...notice, sort: 1, isH5Pop: 0 })),
    },
    routes: [
      { ...route, path: '/lobby/notice', screen: readyScreen(NoticePage) },
      { ...route, path: '/notice/detail/:id', screen: readyScreen(NoticeDetailPage) },
      { ...route, path: '/start', screen: readyScreen(() => null) },
    ],
  })
  site.answer(getNotice, { ...news, body: ['The sky is clear.'] })
  return site
}

test('a notice leads where the operator says, else to itself', () => {
  const outside = { ...news, id: 5, title: 'Elsewhere', clickType: jumpKind.url, clickAction: 'https://a.example/' }
  const game = { ...news, id: 6, title: 'A new game', clickType: jumpKind.game, clickAction: '17' }
  open('/lobby/notice', news, outside, game).open()
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([href(/A night/), href(/Elsewhere/), href(/A new game/)]).toEqual([
    '/notice/detail/4',
    'https://a.example/',
    '/start?gameId=17',
  ])
})

test('one that has always been there names no day', () => {
  open('/lobby/notice', { ...news, publishedAt: instant(0) }).open()
  expect(screen.getByRole('link', { name: /A night/ }).textContent).not.toMatch(/1970/)
})

test('a notice begins with what the page knows of it, and is whole with the answer', async () => {
  open('/notice/detail/4', news).open()
  expect(screen.getByRole('heading', { name: news.title })).toBeDefined()
  expect(await screen.findByText('The sky is clear.')).toBeDefined()
})

test('a notice’s summary stays readable when its text cannot be fetched, and the fetch is retried', async () => {
  const site = open('/notice/detail/4', news)
  site.answer(getNotice, broken(503))
  site.open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(news.summary)).toBeDefined()
  site.answer(getNotice, { ...news, body: ['The sky is clear.'] })
  await site.user.click(again)
  expect(await screen.findByText('The sky is clear.')).toBeDefined()
})

test('of a notice that is over nothing is left', async () => {
  const site = open('/notice/detail/4', news)
  site.answer(getNotice, refused(getNotice.refusals.noticeNotFound, { msg: 'This news is no longer available.' }))
  site.open()
  expect(await screen.findByRole('heading', { name: 'No longer available' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: news.title })).toBeNull()
})
