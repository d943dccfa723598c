import type { PlayerLock } from './player-locks.ts'

type LockWords = {
  /** What it is called. */
  readonly name: string
  /** Shown to the player as a refusal while it holds. */
  readonly locked: string
  /** Shown when it is lifted. */
  readonly opened: string
}

/** What players read about each lock. */
export const lockWords = {
  play: {
    name: 'playing',
    locked: 'No game starts and no bet is taken. A round that was open ends as it would have ended.',
    opened: 'Games start again, and bets are taken.',
  },
  deposit: {
    name: 'depositing',
    locked: 'No deposit can be begun. One that you have begun and pay is credited.',
    opened: 'You can deposit again.',
  },
  withdraw: {
    name: 'withdrawing',
    locked: 'No withdrawal can be begun. Your balance stays yours, and what is on its way goes on.',
    opened: 'You can withdraw again.',
  },
  bonus: {
    name: 'taking gifts',
    locked: 'Gifts cannot be taken from letters, promotions and the shop. What is in your letters stays there.',
    opened: 'You can take gifts again, those that waited as well.',
  },
} as const satisfies Readonly<Record<PlayerLock, LockWords>>
