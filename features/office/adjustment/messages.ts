export const adjustmentMessages = {
  playerNotFound: 'No player has this ID. Nothing was submitted.',
  aboveDailyCap:
    'This would exceed the daily cap on manual adjustments, so nothing was submitted. The cap is under Web configuration.',
  sentBefore: 'This request was already submitted. You’ll find it under Approvals.',
} as const
