import { formatLocal } from '#core/message/local-text.ts'
import { jacksGrade, jacksGrades } from './jacks-grade.ts'
import { pokerTexts } from './messages/index.ts'
import { defineVideoPoker, stakesText } from './video-poker.ts'

export const jacksPays = [800, 50, 25, 8, 5, 4, 3, 2, 1] as const

/** How often each grade, and then nothing, comes of the best play: every-hand.slow.test.ts counts it. */
export const jacksOptimum: readonly bigint[] = [
  496_224_876n,
  2_146_096_656n,
  47_100_003_732n,
  229_504_776_948n,
  217_303_355_868n,
  223_952_329_860n,
  1_484_283_075_660n,
  2_577_335_006_268n,
  4_287_052_708_344n,
  10_864_056_938_988n,
]

export const jacksOrBetter = defineVideoPoker({
  code: 'jacks-or-better',
  name: 'Jacks or Better',
  rtpBasisPoints: 9_729,
  volatility: 'medium',
  grades: jacksGrades,
  pays: jacksPays,
  gradeOf: jacksGrade,
  optimum: jacksOptimum,
  summary: () => formatLocal(pokerTexts.jacksSummary, { most: stakesText(jacksPays[0]) }),
  note: pokerTexts.jacksNote,
})
