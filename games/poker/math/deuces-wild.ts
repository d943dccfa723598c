import { formatLocal } from '#core/message/local-text.ts'
import { deucesGrade, deucesGrades } from './deuces-grade.ts'
import { pokerTexts } from './messages/index.ts'
import { defineVideoPoker, stakesText } from './video-poker.ts'

export const deucesPays = [800, 200, 20, 12, 10, 4, 4, 3, 2, 1] as const

/** How often each grade, and then nothing, comes of the best play: every-hand.slow.test.ts counts it. */
export const deucesOptimum: readonly bigint[] = [
  452_258_388n,
  3_681_116_136n,
  35_519_655_168n,
  59_450_103_984n,
  108_740_670_228n,
  1_213_037_198_256n,
  520_454_143_512n,
  423_434_062_320n,
  1_159_727_158_104n,
  5_317_721_168_052n,
  11_091_012_983_052n,
]

const fourDeucesPay = deucesPays[deucesGrades.indexOf('fourDeuces')] ?? 0

export const deucesWild = defineVideoPoker({
  code: 'deuces-wild',
  name: 'Deuces Wild',
  rtpBasisPoints: 9_757,
  volatility: 'medium',
  grades: deucesGrades,
  pays: deucesPays,
  gradeOf: deucesGrade,
  wildRank: 0,
  optimum: deucesOptimum,
  summary: () =>
    formatLocal(pokerTexts.deucesSummary, {
      fourDeuces: stakesText(fourDeucesPay),
    }),
  note: pokerTexts.deucesNote,
})
