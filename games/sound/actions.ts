/** What a game does that can be heard, and that rewards nothing: it sounds the same in a round that is lost. */
export const actionNames = [
  'tap',
  'pick',
  'spin',
  'stop',
  'tension',
  'mark',
  'fall',
  'change',
  'bonus',
  'chips',
  'card',
  'dice',
  'wheel',
  'ball',
  'shot',
  'hit',
  'climb',
  'gone',
  'call',
  'step',
  'toss',
  'scratch',
  'peg',
  'ride',
  'goal',
] as const
export type ActionName = (typeof actionNames)[number]

/** The sounds of a round that brought more than it cost, smallest first. */
export const rewardNames = ['win', 'goodWin', 'greatWin'] as const
export type RewardName = (typeof rewardNames)[number]

export type CueName = ActionName | RewardName | 'count'

/** What every slot does. */
export const slotActions = [
  'tap',
  'spin',
  'stop',
  'tension',
  'mark',
  'fall',
  'change',
  'bonus',
] as const satisfies readonly ActionName[]
