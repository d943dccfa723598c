/**
 * Why the staff cannot give a promotion's rewards by hand. `deposit`: reserved in the budget with a deposit, and taken back
 * with it. `draw`: drawn by published odds. `play`: an amount computed from play. `friends`: follow from invited friends.
 * `contest`: follow from a table of players. `exchange`: bought with points or stars. `levels`: sent as messages when a level
 * or a period is reached.
 */
export type NotByHand = 'deposit' | 'draw' | 'play' | 'friends' | 'contest' | 'exchange' | 'levels'
