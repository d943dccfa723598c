import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { rewardKindRanges } from '#core/reward/reward-item.ts'

const rewardIds = rewardKindRanges
  .map(({ kind, first, last }) => (first === last ? `${first} ${kind}` : `${first}–${last} ${kind}`))
  .join(', ')
const rewardId = `Which item: ${rewardIds}.`
const rewardCount =
  'How much of it: centavos of coin, hundredths of points, percent or pesos of a coupon, pieces of everything else.'
const rewardBetRate = 'How often it has to be staked before it can be withdrawn; 0: not at all.'

/** The meanings of a reward item's fields within a field of this name. */
export const rewardItemMeanings = (list: string): FieldMeanings => ({
  [`${list}.id`]: rewardId,
  [`${list}.count`]: rewardCount,
  [`${list}.betRate`]: rewardBetRate,
})

/** What fields mean by default; a feature overrides them where it means something else. */
export const sharedMeanings: FieldMeanings = {
  'envelope.clientReferrer': 'Which edition of the client sends the call.',
  'envelope.channel': 'By which channel the client was distributed.',
  'envelope.appId': 'Which app sends the call.',
  'envelope.platform': '0: the mobile shell; 1: the desktop shell.',

  id: 'The number of this entry, by which other calls name it.',
  name: 'What it is called, for people.',
  now: 'The time of the server: countdowns follow it.',
  at: 'When it happened.',
  amount: 'The amount of money it is about.',
  coin: 'The coins of the player after this: what can be played with or withdrawn.',
  kind: 'Which kind it is of.',
  title: 'Its heading, for people.',
  text: 'Its words, for people.',
  reason: 'Why it is done, in the words of who does it; kept in the audit log.',

  page: 'Which page of the list; the first is 1.',
  size: 'How many entries a page has.',
  total: 'How many entries there are on all pages; null: only the first page has it.',
  'total.count': 'How many entries there are, or how many were counted.',
  'total.isExact': 'True: all were counted; false: there are more.',
  rows: 'The entries of the page.',
  after: 'Where the list goes on: the `next` of the page before; null or absent: at its beginning.',
  next: 'Where the list goes on, for `after`; null: this was the last page.',
  from: 'From when on; absent: from the beginning.',
  to: 'Until when, itself not included; absent: until now.',
  until: 'Until when, itself not included; absent: until now.',
  sort: 'In which order: the smallest number comes first.',

  items: 'What is given, item by item.',
  ...rewardItemMeanings('items'),
  award: 'What is given, item by item.',
  ...rewardItemMeanings('award'),
  isSoldOut: 'True: it cannot be had now, because too little of the promotion’s budget is left for all of it.',
  isCapped: 'True: it was made smaller by the cap on what comes back of losses.',

  password: 'The password, encrypted with the public key that was given (RSA-OAEP, SHA-256) and written in base64.',
  passwordKeyId: 'The id of the public key that the password was encrypted with.',
  requestId: 'The id that came with the one-time code; absent: the newest code that was sent counts.',
  reqId:
    'Made by the client for this request: sent again with the same value it is done once, and answered as the first time.',
  requestKey: 'A UUID made by the form: a request sent twice with it counts once.',
  approvalId: 'The number of the request that another member decides.',
  playerId: 'The id of the player.',

  fileName: 'The name to save the file under.',
  type: 'The media type of the file.',
  base64: 'The bytes of the file in base64.',
  waitMs: 'How long the answer may be waited for, in milliseconds; 0: it is answered at once.',

  birthDate: 'The date of birth.',
  betRate: rewardBetRate,
}
