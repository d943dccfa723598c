import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { approveRequest } from '#features/office/approval/contract.ts'
import { requestCampaignStart, saveCampaign } from '#features/players/campaign/contract.ts'
import type { Graph } from '#features/players/campaign/graph.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { endStep, giftStep, messageStep, promoStep } from '#tests/support/campaigns.ts'
import { international } from '#tests/support/registered-player.ts'
import { askAs } from './ask-as.ts'
import type { MonthDiary } from './month-diary.ts'
import { type MonthPlayer, noteGift } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'
import type { MonthPlan } from './plan-month.ts'
import { playRounds } from './play-rounds.ts'
import { signIn } from './visit.ts'

/** Centavos for all players together. */
export const giftBudget = 500_000
const words = 'Promo sms'
const reason = 'to win lapsed players back'

/** A letter and an SMS to whoever stays away, and a gift some hours later. */
const graphOf = ({ inactiveDays: days, giftAfterHours: hours }: MonthPlan): Graph => ({
  trigger: { kind: 'inactive', days },
  first: 'letter',
  steps: [
    messageStep('letter', 'sms'),
    promoStep('sms', 'sms', 'wait'),
    { kind: 'wait', id: 'wait', hours, next: 'gift' },
    giftStep('gift', giftBudget),
    endStep,
  ],
  holdout: 0,
  quiet: { fromHour: 21, untilHour: 8 },
  cap: { day: 3, week: 5 },
})

const savedOut = v.looseObject({ id: v.number(), version: v.number() })
const requestedOut = v.looseObject({ approvalId: v.number() })

/** CRM writes it and requests its start, and finance approves. Answers its id. */
export async function beginCampaign({ plan, staff }: MonthHouse): Promise<number> {
  const save = { id: null, name: 'Come back', graph: graphOf(plan), expected: null, reason }
  const { id, version } = v.parse(savedOut, await staff.act('crm', saveCampaign, save))
  const start = { requestKey: randomUUID(), id, version, oldPlayers: 'finish', reason } as const
  const { approvalId } = v.parse(requestedOut, await staff.act('crm', requestCampaignStart, start))
  await staff.act('financeChecker', approveRequest, { approvalId, reason })
  return id
}

const lettersOut = v.looseObject({
  list: v.array(v.looseObject({ id: v.number(), title: v.string(), state: v.string() })),
})
const takenOut = v.looseObject({ items: v.array(v.looseObject({ id: v.number(), count: v.number() })) })

/** Lapsed players whom the SMS reached sign in, take the gift and play. */
export async function comeBack(house: MonthHouse, diary: MonthDiary): Promise<void> {
  for (const player of house.players.filter(({ habit }) => habit === 'lapsing')) {
    if (!(await wasWrittenTo(house, player))) continue
    await signIn(house, player, diary)
    await takeGift(house, player, diary)
    await playRounds(house, player, diary, { code: 'baccarat' })
    diary.note('lapsed players back')
  }
}

export async function wasWrittenTo({ site }: MonthHouse, { mobile }: MonthPlayer): Promise<boolean> {
  return (await site.messageTo(international(mobile)))?.includes(words) ?? false
}

async function takeGift(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const { list } = v.parse(lettersOut, await askAs(house, player, listMail, { page: 1, size: 20 }))
  const gift = list.find(({ title, state }) => title.startsWith('Gift') && state === 'toTake')
  if (gift === undefined) return
  noteGift(player, v.parse(takenOut, await askAs(house, player, receiveMail, { id: gift.id })).items)
  diary.note('gifts of the campaign taken')
}
