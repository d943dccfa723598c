import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { readTasks } from '../contract.ts'
import { TaskPage } from './task-page.tsx'

afterEach(leaveNothingBehind)

const now = systemClock.now()
const board = {
  achieveNum: 0,
  achieveData: '{}',
  taskData: '{}',
  canReceiveTaskAward: false,
  isOpen: true,
  tasks: [],
  chests: [],
  endsAt: addDuration(now, hours(3)),
  now,
}

test.each([
  { isOpen: true, counted: 1 },
  { isOpen: false, counted: 0 },
])('with tasks open: $isOpen, the page promises new ones: $counted', async ({ isOpen, counted }) => {
  const route = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/profile/task',
    token: 'token',
    config: { operatorName: 'Bituin' },
    routes: [{ ...route, path: '/profile/task', screen: readyScreen(TaskPage) }],
  })
  site.answer(readTasks, { ...board, isOpen })
  site.open()
  await (isOpen ? screen.findByRole('tablist') : screen.findByText('No tasks right now'))
  expect(screen.queryAllByText('New tasks in', { exact: false })).toHaveLength(counted)
})
