import type { Area } from '../area.ts'
import { messages } from '../messages/en.ts'

type AreaGroup = { readonly label: string; readonly areas: readonly Area['to'][] }

/** The navigation's groups, in the order of a day: people, their money, what is watched, what is offered, the machine. */
export const areaGroups: readonly AreaGroup[] = [
  {
    label: messages.players,
    areas: ['/players', '/identities', '/support-chats', '/tickets', '/mail', '/message-templates'],
  },
  {
    label: messages.money,
    areas: ['/deposits', '/withdrawals', '/adjustments', '/debts', '/reconciliation', '/daily-close', '/reports'],
  },
  {
    label: messages.riskAndCompliance,
    areas: ['/risk', '/aml', '/responsible-play', '/legal', '/regulator-report', '/vault', '/pagcor', '/audit'],
  },
  {
    label: messages.marketing,
    areas: ['/segments', '/campaigns', '/promotions', '/tournaments', '/points-shop', '/agents'],
  },
  { label: messages.contentAndGames, areas: ['/catalogue', '/game-returns', '/content', '/providers'] },
  {
    label: messages.system,
    areas: [
      '/opening',
      '/switches',
      '/monitor',
      '/response-times',
      '/event-feed',
      '/configuration',
      '/staff',
      '/account',
    ],
  },
]

/** Above the groups: where every day begins. */
export const areasAbove: readonly Area['to'][] = ['/work', '/approvals', '/dashboard']
