import { expect, test } from 'vitest'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { clickTargetOf } from './click-target.ts'

const context = {
  activityRouteMap: { '20': '/lobby/rewards' },
  promotionPath: (id: number) => ({ 8: '/profile/vip', 20: '/activity/spin', 38: '/activity/newYear' })[id],
  hasRoute: (to: string) =>
    ['/start', '/lobby/rewards', '/profile/vip', '/profile/task', '/about'].includes(to.split('?')[0] ?? ''),
}

test.each([
  ['a game', jumpKind.game, '17', { kind: 'page', to: '/start?gameId=17' }],
  ['an activity with a page', jumpKind.activity, '8', { kind: 'page', to: '/profile/vip' }],
  ['an activity that the operator leads elsewhere', jumpKind.activity, '20', { kind: 'page', to: '/lobby/rewards' }],
  ['an activity whose page does not exist yet', jumpKind.activity, '38', { kind: 'none' }],
  ['what is no activity', jumpKind.activity, '10000', { kind: 'page', to: '/profile/task' }],
  ['an activity that is none', jumpKind.activity, '999', { kind: 'none' }],
  [
    'an address outside',
    jumpKind.url,
    'https://bituin.example/x',
    { kind: 'outside', href: 'https://bituin.example/x' },
  ],
  ['a page of ours', jumpKind.url, '/about', { kind: 'page', to: '/about' }],
  ['a page that is none', jumpKind.url, '/nowhere', { kind: 'none' }],
  ['a script', jumpKind.url, 'javascript:alert(1)', { kind: 'none' }],
  ['a game that is no number', jumpKind.game, '1&mode=demo', { kind: 'none' }],
  ['nothing', jumpKind.none, '', { kind: 'none' }],
])('a tap on %s leads there', (_what, clickType, clickAction, target) => {
  expect(clickTargetOf({ clickType, clickAction }, context)).toEqual(target)
})
