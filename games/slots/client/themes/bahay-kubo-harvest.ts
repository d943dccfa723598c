import { kuboModel } from '../../math/bahay-kubo-harvest.ts'
import { bahayKuboHarvestStage } from '../stages/bahay-kubo-harvest-stage.ts'
import type { Theme } from '../theme.ts'
import { hut } from './motifs.ts'

export const bahayKuboHarvestTheme: Theme = {
  model: kuboModel,
  scene: bahayKuboHarvestStage,
  entry: 'drop',
  marks: 'multiplier',
  backdrop: {
    sky: ['#6ac8ff', '#b8e8ff', '#fff6c8'],
    orb: { x: 0.2, y: 0.1, r: 0.09, colour: '#fffbd0' },
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#7ac86a', '#4a9a4a'] },
      { kind: 'trees', y: 0.64, colours: ['#3f8a3f', '#256a34'] },
      { kind: 'hills', y: 0.82, colours: ['#a8703a', '#6a3f1c'] },
    ],
  },
  palette: { board: '#2f4a1c', cell: '#42622a', frame: ['#a8642a', '#ffdf8a'], glow: '#fff07a' },
  pictures: {
    pumpkin: `
#4f8a3a | M46 8Q60 4 62 14L56 28H44Z
#ffb04a #d8581a | M50 26Q90 16 92 56Q90 90 50 88Q10 90 8 56Q10 16 50 26Z
- #b8480f 3 | M50 27Q44 56 50 88M34 25Q18 54 34 86M66 25Q82 54 66 86
#5ab04a #1f6a2c | M54 22Q70 8 86 18Q74 32 54 22Z`,
    eggplant: `
#c07aff #4a148a | M44 28Q66 18 78 40Q92 66 74 84Q52 98 34 80Q22 62 32 44Z
#ffffff88 | M42 44Q32 58 40 74Q44 60 50 48Z
#6ac84a #1f7a2c | M28 26Q32 10 46 8Q48 16 44 20Q60 20 64 32Q54 34 50 32Q48 44 40 50Q36 42 36 36Q28 36 28 26Z`,
    tomato: `
#ff6a4a #b8141e | M50 24Q90 18 92 54Q88 90 50 90Q12 90 8 54Q10 18 50 24Z
#ffffff88 | o 28 46 8 11
#5ac84a #1a7a2c | M50 30L30 36L40 26L26 16L44 20L50 4L56 20L74 16L60 26L70 36Z`,
    corn: `
#ffe86a #f0a01e | M50 6Q70 20 68 54Q66 84 50 90Q34 84 32 54Q30 20 50 6Z
- #d8881a 2 | M42 14V86M50 8V90M58 14V86M34 34H66M32 46H68M33 58H67M35 70H65M38 24H62
~#8ae05a #2a8a3a | M50 94Q16 84 18 42Q36 56 44 78Z`,
    radish: `
#ffffff #e8a8c8 | M36 36Q66 32 66 54Q60 80 46 96Q34 76 32 54Z
#ff6a9a | M34 40Q66 34 66 52Q50 46 33 54Z
#6ae05a #1f8a3a | M48 38Q28 26 32 6Q48 14 50 30Q52 10 70 6Q72 26 54 38Z`,
    beans: `
#8af06a #1f8a3a | M18 12Q30 8 32 20Q38 54 64 70Q82 76 88 88Q66 96 46 78Q18 54 18 12Z
#d8ffb0 | o 32 38 6 8;o 42 56 7 8;o 58 70 7 6
#5ad84a #146a2c | M52 10Q64 4 66 16Q66 40 86 58Q92 66 88 72Q66 62 56 42Q50 26 52 10Z`,
    garlic: `
#fffaf0 #d0b8c8 | M46 8H56Q54 24 66 36Q88 50 84 70Q78 90 50 90Q22 90 16 70Q12 50 36 36Q48 24 46 8Z
- #b890b0 2.6 | M50 30Q36 58 46 88M50 30Q64 58 54 88M44 34Q20 54 30 84M56 34Q80 54 70 84
#c8a878 | M40 88Q50 98 60 88Z`,
    peanut: `
#f0c078 #a86a2a | M60 8Q84 14 78 38Q68 50 68 58Q70 86 44 92Q16 90 20 62Q24 48 36 40Q40 30 42 22Q48 8 60 8Z
- #8a5018 2.4 | M58 14Q52 40 40 54Q32 68 36 86M70 20Q64 44 54 54Q48 70 54 86M46 26L72 34M32 56L62 66M28 70L60 78`,
    hut: hut('#ffd86a'),
    basket: `
- #a8642a 7 | M20 46Q50 -16 80 46
#ff6a4a #b8141e | o 34 40 11
#8af06a #2a8a3a | o 66 40 11
#ffd84a #e08a1e | o 50 36 13
#f0b860 #9a5a1e | M8 44H92L80 90H20Z
- #7a4212 2.6 | M10 56H90M13 68H87M17 80H83M30 46L34 90M50 46V90M70 46L66 90
#ffd890 #c8823a | M6 42H94V50H6Z`,
  },
}
