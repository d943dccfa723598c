import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { getRewardDetail } from '#features/lobby/content/contract.ts'
import { saveContent } from '#features/lobby/content/staff-contract.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { getNotice } from '#features/lobby/notice/contract.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
  const { token } = await office.newStaff('content')
  const now = office.site.clock.now()
  const entry = {
    title: 'A title',
    body: ['First.', 'Second.'],
    imgUrl2: 'art:banner/welcome',
    clickType: 'activity',
    clickAction: '8',
    sort: 1,
    modes: ['normal'],
    from: null,
    until: addDuration(now, seconds(60)),
  }
  const soon = { ...entry, from: addDuration(now, seconds(30)) }
  const saves = [
    {
      section: 'notices',
      content: [
        { ...entry, id: 1, summary: 'S', isH5Pop: false },
        { ...soon, id: 2, summary: '', isH5Pop: false },
      ],
    },
    {
      section: 'ads',
      content: [
        { ...entry, id: 1, place: 'featured', text: 'T' },
        { ...soon, id: 2, place: 'featured', text: '' },
      ],
    },
  ] as const
  for (const { section, content } of saves) {
    const { body } = await office.send(saveContent, { section, version: 0, content, reason: 'for this test' }, token)
    if (body.errcode !== 0) throw new Error(JSON.stringify(body))
  }
})
afterAll(() => office.close())

const notice = async (id: number) => (await office.site.send(getNotice, { id })).body
const reward = async (id: number) => (await office.site.send(getRewardDetail, { id })).body

test('is read whole by a guest, while it is shown', async () => {
  expect(await notice(1)).toMatchObject({ errcode: 0, title: 'A title', body: ['First.', 'Second.'], clickType: 1 })
  expect(await reward(1)).toMatchObject({ errcode: 0, text: 'T', body: ['First.', 'Second.'], clickAction: '8' })
})

test('is not shown before its time, after it, or if it never existed', async () => {
  expect([(await notice(2)).errcode, (await reward(2)).errcode]).toEqual([1109, 1108])
  expect([(await notice(99)).errcode, (await reward(99)).errcode]).toEqual([1109, 1108])
  office.site.clock.advance(seconds(30))
  expect([(await notice(2)).errcode, (await reward(2)).errcode]).toEqual([0, 0])
  office.site.clock.advance(seconds(30))
  expect([(await notice(1)).errcode, (await reward(1)).errcode]).toEqual([1109, 1108])
})

test('green mode tells neither what it does not show, nor of an offer without its permit', async () => {
  const { token } = await office.newStaff('content')
  const offer = { title: 'A title', body: ['First.'], imgUrl2: 'art:banner/welcome', sort: 1, from: null, until: null }
  const quiet = { ...offer, clickType: 'activity', clickAction: '8', modes: ['normal', 'green'], permit: 'ASC-7' }
  for (const [section, content] of [
    [
      'notices',
      [
        { ...quiet, id: 1, summary: 'S', isH5Pop: false },
        { ...quiet, id: 2, summary: 'S', isH5Pop: false, modes: ['normal'] },
      ],
    ],
    [
      'ads',
      [
        { ...quiet, id: 1, place: 'banner', text: 'T' },
        { ...quiet, id: 2, place: 'featured', text: 'T' },
      ],
    ],
  ] as const)
    await office.send(saveContent, { section, version: 1, content, reason: 'for this test' }, token)
  await office.site.set({ mode: 'green' })
  expect(await notice(1)).toMatchObject({ summary: 'S Permit no. ASC-7' })
  expect(await reward(1)).toMatchObject({ text: 'T Permit no. ASC-7' })
  expect([(await notice(2)).errcode, (await reward(2)).errcode]).toEqual([1109, 1108])
})
