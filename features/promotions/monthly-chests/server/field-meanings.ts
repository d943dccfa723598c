import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  id: 'The chest, by its number in the month’s row.',
  sum: 'What of this month’s deposits counts: bet once, and not refunded.',
  waiting: 'What of this month’s deposits will count once it has been bet.',
  tiers: 'The chests, the smallest first.',
  need: 'What has to count before the chest can be opened.',
  status: 'The status of the chest.',
  expireTime: 'The end of the month in Manila: what is not claimed by then is gone.',
  'receiverRechargeBonusCollection6.items': 'What was in the chest.',
}
