import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { SwitchName } from '../contract.ts'
import { messages } from './messages/en.ts'

/** A switch and the position it is turned to. */
export type SwitchTurn = { readonly name: SwitchName; readonly isOpen: boolean }

type Words = {
  readonly title: string
  readonly icon: IconName
  readonly on: SwitchWords
  readonly off: SwitchWords
}
/** What holds in a state, and what its switch asks and says. */
type SwitchWords = { readonly about: string; readonly question: string; readonly done: string }

export const words: Readonly<Record<SwitchName, Words>> = {
  play: {
    title: messages.play,
    icon: 'play',
    on: { about: messages.playOpen, question: messages.resumePlay, done: messages.playIsOn },
    off: { about: messages.playStopped, question: messages.stopPlay, done: messages.playIsStopped },
  },
  deposits: {
    title: messages.deposits,
    icon: 'deposit',
    on: { about: messages.depositsOpen, question: messages.resumeDeposits, done: messages.depositsAreOn },
    off: { about: messages.depositsStopped, question: messages.stopDeposits, done: messages.depositsAreStopped },
  },
  withdrawals: {
    title: messages.withdrawals,
    icon: 'withdraw',
    on: { about: messages.withdrawalsOpen, question: messages.resumeWithdrawals, done: messages.withdrawalsAreOn },
    off: {
      about: messages.withdrawalsStopped,
      question: messages.stopWithdrawals,
      done: messages.withdrawalsAreStopped,
    },
  },
  gamePause: {
    title: messages.gamePause,
    icon: 'dice',
    on: { about: messages.gamePauseOn, question: messages.resumeGamePause, done: messages.gamePauseIsOn },
    off: { about: messages.gamePauseStopped, question: messages.stopGamePause, done: messages.gamePauseIsStopped },
  },
}

export const wordsOf = ({ name, isOpen }: SwitchTurn): SwitchWords => words[name][isOpen ? 'on' : 'off']
