import type { FigureName } from '../contract.ts'
import { messages } from './messages/en.ts'

type Words = { readonly label: string; readonly about: string; readonly isMoney: boolean; readonly isSummed: boolean }

/** What each figure is called, and whether the curve of a day adds it up. */
export const figureWords: Readonly<Record<FigureName, Words>> = {
  registrations: { label: messages.registrations, about: messages.newPlayers, isMoney: false, isSummed: true },
  firstDeposits: {
    label: messages.firstDeposits,
    about: messages.firstDepositsAbout,
    isMoney: false,
    isSummed: true,
  },
  deposits: { label: messages.deposits, about: messages.depositsAbout, isMoney: true, isSummed: true },
  ggr: { label: 'GGR', about: messages.ggrAbout, isMoney: true, isSummed: true },
  ngr: { label: 'NGR', about: messages.ngrAbout, isMoney: true, isSummed: true },
  activePlayers: {
    label: messages.activePlayers,
    about: messages.activePlayersAbout,
    isMoney: false,
    isSummed: false,
  },
}
