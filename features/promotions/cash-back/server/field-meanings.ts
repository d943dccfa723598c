import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  base: 'What of yesterday’s bets counts as play, less what was voided of days before.',
  rate: 'How much of the base comes back.',
  amount: 'What comes back of yesterday’s play.',
  status: 'The status of the bonus of today.',
  expireTime: 'The end of today in Manila: what is not claimed by then is void.',
  items: 'What was given.',
}
