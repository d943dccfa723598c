import { perlasModel } from '../../math/perlas-ng-dagat.ts'
import { perlasNgDagatStage } from '../stages/perlas-ng-dagat-stage.ts'
import type { Theme } from '../theme.ts'

export const perlasNgDagatTheme: Theme = {
  model: perlasModel,
  scene: perlasNgDagatStage,
  entry: 'turn',
  marks: 'pay',
  backdrop: {
    sky: ['#7ae8f0', '#2aa8d0', '#0f5a9a', '#082a5a'],
    orb: { x: 0.5, y: -0.04, r: 0.16, colour: '#eaffff' },
    specks: '#d8fbff',
    ridges: [
      { kind: 'hills', y: 0.66, colours: ['#1a6a9a', '#0a3a6a'] },
      { kind: 'trees', y: 0.8, colours: ['#0f4a7a', '#062a50'] },
      { kind: 'waves', y: 0.92, colours: ['#d8b878', '#9a7a4a'] },
    ],
  },
  palette: { board: '#062c50d8', cell: '#0c4674', frame: ['#8a9ad8', '#ffe4f0'], glow: '#8af0ff' },
  pictures: {
    turtle: `
~#7ad86a #2f8a3f | M34 36Q10 24 8 42Q18 50 32 48Z;M36 70Q18 78 18 90Q32 90 42 78Z
#8ae07a #3f9a4a | o 50 16 12 13
#d89a4a #7a4a1a | o 50 56 28 32
#f0c878 | M50 34L62 44L58 58H42L38 44Z;M40 62H60L56 78H44Z
- #6a3c12 3 | M50 26V34M38 44L24 42M62 44L76 42M42 58L26 68M58 58L74 68M50 78V87
#14240f | o 45 13 2.4;o 55 13 2.4`,
    seahorse: `
#ffb04a #e0502a | M46 8Q66 6 68 24Q78 26 82 32Q74 36 66 34Q60 40 66 52Q72 70 58 82Q44 94 32 82Q26 70 38 66
  Q46 66 46 74Q42 72 40 76Q46 82 52 74Q56 66 48 56Q32 44 36 26Q38 12 46 8Z
#ffe27a | M36 38Q22 38 22 52Q34 56 42 50Z;M40 12L34 2L48 6Z
- #fff0c0 2.4 | M48 40L60 44M50 50L64 54M52 60L64 66
#2a1008 | o 56 20 4
#fff | o 55 18.6 1.5`,
    fish: `
#ffd24a #f08a1e | M8 50Q28 18 62 30Q74 36 78 48L94 30V70L78 54Q70 72 52 74Q24 76 8 50Z
#4a6aff #2438a8 | M38 27Q46 48 38 73Q30 70 26 66Q34 48 28 32Z;M60 29Q68 48 60 72Q54 74 50 74Q58 50 50 27Z
#ff8a4a | M40 28Q54 8 66 30Z
#fff | o 20 45 6
#14102a | o 19 45 3.4
- #c8600f 2.4 | M10 54Q16 58 20 55`,
    crab: `
~#ff6a4a #b81f2a | M32 56Q10 52 10 34Q4 20 18 12Q16 24 24 24Q30 16 26 10Q40 18 32 34Q28 42 38 46Z;M28 66L10 70L12 76L30 74Z;M32 74L16 86L22 90L38 80Z
#ff7a54 #c0242e | o 50 60 28 22
#ffc0a0 | o 50 54 16 8
~#ffd8c8 | M42 42L38 26L44 26L47 42Z
~#fff | o 41 24 6
~#1a0a10 | o 41 24 3
- #7a0f1a 3 | M40 68Q50 76 60 68`,
    coral: `
#ff7ab0 #b82a7a | M46 92V66Q24 66 22 44Q12 40 16 28Q24 24 26 36Q34 34 34 48Q38 56 46 56V34Q36 26 42 14Q50 8 56 18
  Q60 28 54 34V50Q64 50 64 40Q58 28 68 24Q76 26 74 36Q84 36 82 48Q76 64 56 64V92Z
- #ffc8e0 3 | M50 88V22M46 60Q30 58 27 44M56 56Q68 54 69 36
#d8b070 #9a6a3a | M24 88Q50 78 76 88Q80 96 50 96Q20 96 24 88Z`,
    shell: `
#ffc8d8 #e0708a | M50 88Q20 80 10 44Q14 30 24 32Q28 16 40 22Q50 8 60 22Q72 16 76 32Q86 30 90 44Q80 80 50 88Z
- #c04a70 3 | M50 86L26 36M50 86L40 24M50 86V16M50 86L60 24M50 86L74 36
#ffe8f0 #ff9ab8 | M36 82Q50 96 64 82Q60 92 50 92Q40 92 36 82Z`,
    star: `
#ffb84a #e0602a | s 50 52 44 20 5
- #fff0b8 3.4 | M50 48V20M50 52L78 42M50 54L66 78M50 54L34 78M50 52L22 42
#fff0b8 | o 50 52 5;o 50 16 3;o 84 40 3;o 70 82 3;o 30 82 3;o 16 40 3`,
    weed: `
#7ae08a #1f8a5a | M48 92Q36 74 46 60Q56 46 44 32Q38 20 48 8Q60 22 56 36Q66 52 56 64Q50 76 56 92Z
~#4ac07a #14684a | M40 92Q20 80 26 64Q32 52 20 42Q38 42 38 60Q36 74 46 92Z
- #d8ffb8 2.4 | M51 86Q44 70 51 60Q58 46 50 34Q46 24 49 14
~#a8f0ff | o 80 20 5;o 70 34 3`,
    oyster: `
#b8a0e0 #5a3a8a | M50 52Q10 44 8 22Q28 4 50 8Q72 4 92 22Q90 44 50 52Z
- #e8dcff 3 | M50 48L22 18M50 48L36 11M50 48V10M50 48L64 11M50 48L78 18
#ff9ac0 #8a2f6a | M8 56Q50 40 92 56Q80 62 50 62Q20 62 8 56Z
#9a80c8 #3f2468 | M6 58Q50 72 94 58Q88 90 50 92Q12 90 6 58Z
#ffffff #c8b8e8 | o 50 54 15
#ffffff | o 45 49 5`,
    pearl: `
#ffe27a #c9841a | o 50 50 43
#7a4a0a | o 50 50 38
#ffffff #b8a8e0 | o 50 50 36
#ffd8f0aa | o 58 62 18 14
#ffffff | o 36 34 9 7`,
  },
}
