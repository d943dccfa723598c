import { sarimanokModel } from '../../math/sarimanok.ts'
import { sarimanokStage } from '../stages/sarimanok-stage.ts'
import type { Theme } from '../theme.ts'

export const sarimanokTheme: Theme = {
  model: sarimanokModel,
  scene: sarimanokStage,
  entry: 'turn',
  backdrop: {
    sky: ['#0f3a4a', '#1f7a7a', '#e8b04a', '#ffdf8a'],
    orb: { x: 0.5, y: 0.22, r: 0.13, colour: '#fff6d0' },
    ridges: [
      { kind: 'hills', y: 0.52, colours: ['#2a6a6a', '#144a54'] },
      { kind: 'waves', y: 0.64, colours: ['#1f6a7a', '#0c3a4a'] },
      { kind: 'waves', y: 0.82, colours: ['#124a5a', '#062430'] },
    ],
  },
  palette: { board: '#0a2a36', cell: '#124250', frame: ['#c8203a', '#ffd24a'], glow: '#ffd86a' },
  pictures: {
    crown: `
#ffe27a #b8700f | M10 28L30 48L50 12L70 48L90 28L82 78H18Z
#c8203a #7a0a24 | M18 70H82L80 86H20Z
#5ad8c8 #147a7a | o 50 60 8
#ff6a8a #a8143a | o 30 62 5;o 70 62 5
#fff6c8 | o 50 12 6;o 10 28 5;o 90 28 5`,
    shield: `
#e0a04a #6a3414 | o 50 50 43
#c8203a #7a0a24 | o 50 50 36
#ffd24a #c9841a | s 50 50 33 16 8
#14606a #0a343c | o 50 50 15
#ffe27a | s 50 50 11 5 8`,
    gong: `
- #8a4a1c 7 | M8 14H92M14 14V94M86 14V94
- #ffe0a0 2.4 | M36 16L40 30M64 16L60 30
#ffe27a #a8640a | o 50 56 31
#e8a82e #b8780f | o 50 56 22
#fff0a8 #d8961e | o 50 56 10
#ffffff88 | o 38 40 8 4`,
    okir: `
#3ac8b0 #0f5a6a | M50 6L90 50L50 94L10 50Z
- #ffe27a 4.4 | M50 26Q72 30 70 50Q68 66 50 64Q38 60 42 50Q48 44 54 50M50 74Q28 70 30 50Q32 34 50 36
#ff6a4a | o 50 16 4;o 50 84 4;o 20 50 4;o 80 50 4`,
    crimson: `
#6a3a14 #2a1206 | M50 4L92 30V70L50 96L8 70V30Z
#e8405a #7a0a24 | M50 14L82 34V66L50 86L18 66V34Z
- #ffe27a 4 | M34 68Q22 48 38 38Q54 30 62 44Q66 58 54 62Q44 62 46 52M62 70Q76 60 70 42
#fff0c8 | o 50 24 4;o 28 60 3;o 72 38 3`,
    violet: `
#6a3a14 #2a1206 | M50 4Q96 4 96 50Q96 96 50 96Q4 96 4 50Q4 4 50 4Z
#a86ae8 #3f1290 | o 50 50 36
- #ffe27a 4 | M50 22Q70 36 50 50Q30 64 50 78M28 42Q36 50 28 60M72 40Q64 50 72 58
#fff0c8 | o 50 22 4;o 50 78 4`,
    teal: `
#6a3a14 #2a1206 | M50 2Q72 26 92 42Q96 76 50 98Q4 76 8 42Q28 26 50 2Z
#4ad8c8 #0c5a68 | M50 16Q68 36 82 46Q84 70 50 86Q16 70 18 46Q32 36 50 16Z
- #ffe27a 4 | M50 76V44M50 62Q30 60 34 44Q42 38 46 48M50 62Q70 60 66 44Q58 38 54 48
#fff0c8 | o 50 32 5`,
    saffron: `
#6a3a14 #2a1206 | M8 8H92V92H8Z
#ffc84a #c8640f | M18 18H82V82H18Z
- #7a2a0a 4 | M30 70Q28 34 50 32Q72 34 70 70M50 74Q36 62 50 48Q64 62 50 74
#fff6d8 | o 26 26 4;o 74 26 4;o 26 74 4;o 74 74 4`,
    sarimanok: `
#3ac8b0 #0f5a7a | M56 60Q76 66 94 44Q98 72 74 84Q86 86 92 80Q84 96 62 88Z
#ffb02e #d8401a | M58 52Q78 48 86 22Q96 46 76 64Q66 68 58 62Z
#c83ab0 #6a1478 | M54 48Q68 36 66 10Q84 28 72 50Q64 58 56 56Z
#ff5a4a #a8142a | M30 20Q48 14 50 34Q52 46 62 54Q72 72 56 84Q36 90 24 70Q18 54 26 42Q24 28 30 20Z
#ffd24a #e8921e | M30 56Q44 48 56 64Q50 80 36 74Q28 66 30 56Z
#ffd24a #d8781a | M28 28L6 34L26 38Z
#e02a7a #8a0f4a | M28 22Q20 8 30 4Q34 10 36 4Q44 6 44 12Q52 12 46 24Z
#fff | o 34 28 5
#14102a | o 33 28 2.8
- #d8781a 4 | M40 84V94M52 84V94
#7ad8ff #1f6ab8 | M4 36Q4 48 12 54Q10 44 10 36Z`,
    fish: `
#8ae8ff #1f6ac8 | M10 50Q28 22 58 32Q70 38 76 48L94 32V68L76 52Q68 70 48 70Q24 70 10 50Z
- #ffe27a 3 | M40 32Q48 50 40 69M52 31Q60 50 52 70
#ffd24a #e8801e | M38 32Q50 10 62 33Z
#fff | o 24 46 6
#14102a | o 23 46 3.4
- #ffe27a 3 | o 50 50 46`,
  },
}
