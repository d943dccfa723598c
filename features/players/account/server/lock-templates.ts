import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { type PlayerLock, playerLocks } from '../player-locks.ts'
import { lockLetter } from './lock-letter.ts'

const nouns: Readonly<Record<PlayerLock, string>> = {
  play: 'Play',
  deposit: 'Deposits',
  withdraw: 'Withdrawals',
  bonus: 'Rewards',
}

const lockTemplate = (lock: PlayerLock, isLocked: boolean): MessageTemplate =>
  letterTemplate({
    key: `account.${lock}${isLocked ? 'Locked' : 'Opened'}`,
    kind: 'account',
    name: `${nouns[lock]} ${isLocked ? 'on hold' : 'open again'}`,
    when: `Staff, or a review, has ${isLocked ? 'locked' : 'unlocked'} this for a player.`,
    words: (language) => lockLetter({ lock, isLocked, now: templateExample.at, language }),
  })

/** The fixed messages about what is closed to a player. */
export const lockTemplates: readonly MessageTemplate[] = playerLocks.flatMap((lock) => [
  lockTemplate(lock, true),
  lockTemplate(lock, false),
])
