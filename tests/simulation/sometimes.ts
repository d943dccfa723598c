import type { World } from './world.ts'

/** Situations that have to occur for some seed: otherwise nothing was proven about them. */
export const sometimes = [
  ...answers('bet', 0, 1, 3, 4, 5, 8, 9, 11, 12),
  ...answers('win', 0, 9, 10, 11, 12),
  ...answers('betwin', 0, 1, 9),
  ...answers('rollback', 0, 9, 10, 13),
  ...answers('endround', 0, 9, 10, 12),
  ...answers('promo', 0, 9),
  ...answers('adjust', 0, 9, 10),
  'a bet comes after its rollback',
  'a rollback is repeated',
  'a tip is taken',
  'a free round is played',
  'a player owes',
  'messages arrive out of order',
  'a message arrives twice at once',
  'a message is lost',
  'two processes have the same player at once',
  'a book is locked by somebody else',
  ...['statement', 'beforeCommit', 'afterCommit'].flatMap((when) => [
    `a batch is cut: ${when}`,
    `a posting is cut: ${when}`,
    `work in the background is cut: ${when}`,
  ]),
  'an unheard operation is asked again and was done',
  'an unheard operation is asked again and was not done',
  ...['OPEN', 'CLOSED', 'VOIDED'].map((state) => `a round is ${state}`),
  ...['closed', 'corrected', 'voided'].map((topic) => `a round is told to be ${topic}`),
  'the sweeper ends a round',
  ...['ACTIVE', 'CLEARED', 'EXPIRED', 'FORFEITED', 'CANCELLED'].map((status) => `a requirement is ${status}`),
  'a withdrawal is held',
  'a withdrawal waits for play',
  'a hold is closed: withdrawalRelease',
  'a hold is closed: withdrawalSettle',
  'a hold is closed twice',
  'an order is paid twice',
  'a payment is told by nobody',
  'a payment is told three times at once',
  'a payment is told without a proof',
  'a payment is made up',
  'a payment is credited after its order was over',
  'work on a payment is cut',
] as const

function answers(op: string, ...codes: readonly number[]): string[] {
  return codes.map((code) => `${op} is answered ${code}`)
}

/** The states that things are in after a step count as well. */
export function noticeStates({ players, seen }: World): void {
  for (const { wallet, turnover } of players) {
    for (const { state } of wallet.state.rounds.values()) seen.add(`a round is ${state}`)
    for (const { topic } of wallet.state.published) seen.add(`a round is told to be ${topic}`)
    for (const { status } of turnover.rows) seen.add(`a requirement is ${status}`)
    if (wallet.state.debt > 0) seen.add('a player owes')
  }
}
