import type { Title } from '#games/title/title.ts'
import { coralKingdom } from './math/coral-kingdom.ts'
import { dagatHunter } from './math/dagat-hunter.ts'

/** Shooters: every shot is a bet, decided by the studio. */
export const fishTitles: readonly Title[] = [dagatHunter, coralKingdom]
