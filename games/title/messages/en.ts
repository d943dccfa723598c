/** What the rules of a virtual game begin with. */
export const messages = {
  whatThisGameIs: 'What this game is',
  virtualTable:
    'This is a virtual table. A computer draws every card, die, ball and flight from a seed that is fixed before betting opens. There is no dealer, no camera and no physical table.',
  virtualSports:
    'These are virtual sports. A computer plays every match between made-up teams, from a seed that is fixed before betting opens. The matches follow no real league and no real result.',
} as const
