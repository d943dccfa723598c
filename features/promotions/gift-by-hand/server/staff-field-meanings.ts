import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  isRestricted: 'True: the player gets no rewards now: suspended, closed, excluded, on a break, or just past a limit.',
  promotions: 'Every promotion of which a version has ever taken effect.',
  'promotions.key': 'The promotion’s name in calls.',
  'promotions.title': 'Its name in English.',
  'promotions.state': 'Its status now.',
  'promotions.isOffered': 'True: the player sees it now.',
  'promotions.claims': 'How many rewards the player has of it, 200 at most.',
  'promotions.lastClaimedAt': 'When the player got the newest of them; null: none.',
  'promotions.whyNot':
    'Why its rewards can’t be given by hand: what they come with or follow from instead; null: they can.',
  'promotions.gifts': 'The rewards that can be given to the player now, and those of them that the player has.',
  'promotions.gifts.claimKey': 'The key of the player’s own claim, which a reward by hand takes the place of.',
  'promotions.gifts.about': 'What the reward is for.',
  'promotions.gifts.reward': 'The reward in words.',
  'promotions.gifts.cost': 'What it costs the promotion’s budget.',
  'promotions.gifts.isRepair': 'True: a missed day counts as claimed, too.',
  'promotions.gifts.status':
    'Where it stands. open: can be requested; given: the player has it; waiting: a request waits for approval.',
  key: 'The promotion’s name in calls.',
  claimKey: 'The key of the reward, from the player’s list.',
  why: 'What the player’s message says. fault: a problem of ours; delay: it came late; agreed: as customer service agreed.',
  approvalId: 'The request.',
}
