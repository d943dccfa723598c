import { galleonModel } from '../../math/galleon-trade.ts'
import { galleonTradeStage } from '../stages/galleon-trade-stage.ts'
import type { Theme } from '../theme.ts'

export const galleonTradeTheme: Theme = {
  model: galleonModel,
  scene: galleonTradeStage,
  entry: 'turn',
  backdrop: {
    sky: ['#2a4a9a', '#7a8ad8', '#ffc89a', '#ffe8b8'],
    orb: { x: 0.3, y: 0.22, r: 0.1, colour: '#fff4d0' },
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#7a6aa8', '#5a5a9a'] },
      { kind: 'waves', y: 0.56, colours: ['#3a8ab8', '#1f5a94'] },
      { kind: 'waves', y: 0.7, colours: ['#2a6aa8', '#123f78'] },
      { kind: 'waves', y: 0.86, colours: ['#1a4a88', '#0a2450'] },
    ],
  },
  palette: { board: '#14254a', cell: '#223a68', frame: ['#9a5a24', '#ffdf9a'], glow: '#ffe08a' },
  pictures: {
    chest: `
#ffe27a #e8a02e | M20 40Q50 14 80 40L76 54H24Z
#c8743a #6a3414 | M10 50H90V88H10Z
#a85a2a #5a2a10 | M8 34Q10 10 50 10Q90 10 92 34L86 40Q70 22 50 22Q30 22 14 40Z
#ffd24a #b8780f | M10 50H90V58H10Z;M22 50H32V88H22Z;M68 50H78V88H68Z;M42 48H58V70H42Z
#3a1a08 | o 50 58 4;M48 58H52V66H48Z
#fff6c8 | o 36 38 6;o 50 34 7;o 64 38 6`,
    silk: `
#ff7aa0 #a81a5a | M14 20Q32 12 50 22V88Q30 78 14 86Z
#e84a80 #7a0f48 | M50 22Q68 12 86 20V86Q70 78 50 88Z
#ffd86a | s 32 48 12 5 6;s 68 48 12 5 6
- #ffe8b0 3 | M14 28Q32 20 50 30Q68 20 86 28M14 78Q32 70 50 80Q68 70 86 78`,
    porcelain: `
#ffffff #b8c8e8 | M38 10H62L60 26Q88 36 84 62Q78 84 64 92H36Q22 84 16 62Q12 36 40 26Z
- #2a4ac8 4 | M38 14H62M36 88H64M20 46Q50 38 80 46
#3a5ae0 #1a2a98 | s 50 62 15 6 6;o 28 64 4;o 72 64 4
#ffffff | o 30 48 5 9`,
    pepper: `
- #5a8a3a 4 | M50 6Q48 20 50 34
~#6ac05a #1f6a34 | M50 22Q28 4 12 18Q26 34 50 26Z
#e0503a #8a1a1a | o 40 46 10;o 60 46 10;o 50 60 10;o 34 64 9;o 66 64 9;o 42 78 9;o 58 78 9;o 50 90 6
#ffffffaa | o 37 43 3;o 57 43 3;o 47 57 3;o 31 61 2.4;o 63 61 2.4`,
    ruby: `
#ffe08a #a8640a | M50 34Q84 36 84 64Q82 94 50 95Q18 94 16 64Q16 36 50 34ZM50 48Q30 48 30 64Q30 80 50 82Q70 80 70 64Q70 48 50 48Z
#fff0b8 #c8841a | M26 40L36 12H64L74 40L50 54Z
#ff7a8a #90102c | M34 16H66L72 30L50 48L28 30Z
#ffffff77 | M34 16L28 30L44 30L42 16Z
#00000033 | M50 48L72 30H56Z`,
    emerald: `
#ffe08a #a8640a | s 50 50 47 37 12
#8a5208 | o 50 50 34
#8af0b0 #0f6a3c | M38 24H62L74 38V62L62 76H38L26 62V38Z
#ffffff66 | M38 24L26 38V60L38 52V38L46 32L62 24Z
#0a4a2a55 | M62 76L74 62V40L62 50V62L52 68Z
#fff6c8 | o 50 7 4;o 93 50 4;o 50 93 4;o 7 50 4`,
    pearl: `
#e8b0a0 #8a4a5a | M6 58Q10 88 50 94Q90 88 94 58Q74 72 50 70Q26 72 6 58Z
- #ffd8d0 2 | M14 66L30 88M30 70L40 92M50 71V93M70 70L60 92M86 66L70 88
* 42 34 40 #ffffff #a898d0 | o 50 46 29
#ffd8f088 | o 57 56 16 11
#ffffff | o 40 34 7 5`,
    amber: `
- #6a4a2a 3 | M14 6Q30 30 50 32Q70 30 86 6
#ffe08a #a8640a | M42 26H58V40H42Z
* 42 50 44 #ffe9a0 #b85a0f | M50 36Q80 50 74 74Q66 95 50 96Q34 95 26 74Q20 50 50 36Z
#5a2a0a | o 52 68 6 4;o 60 66 3
- #5a2a0a 1.4 | M46 66L40 60M50 72L46 80M56 72L60 80M58 62L64 56
#ffffff99 | M38 56Q30 66 36 78Q42 70 44 56Z`,
    galleon: `
#fff8e8 #e0c8a0 | M24 14Q46 22 44 50H20Q30 32 24 14Z;M50 6Q78 18 76 52H48Q58 30 50 6Z
#e02a3a | M30 34L36 28L42 34L36 40Z;M58 34L65 26L72 34L65 42Z
- #5a2c10 4 | M46 4V62M22 12V60
#e02a3a | M46 2L62 6L46 10Z
#c8743a #5a2810 | M6 52L18 58H80L94 46Q92 76 78 84H26Q12 78 6 52Z
#ffd24a #c9841a | M12 62H88L86 68H14Z
#2a1408 | o 30 74 3.6;o 44 74 3.6;o 58 74 3.6;o 72 74 3.6
#7ad8ff #1f6ab8 | M4 84Q16 78 28 84Q40 90 52 84Q64 78 76 84Q86 90 96 84V96H4Z`,
    compass: `
#ffe27a #a8640a | o 50 50 44
#fff8e0 #d8c8a0 | o 50 50 35
- #7a5a2a 2.4 | o 50 50 30
#e02a3a #8a0f24 | M50 18L60 50H40Z
#3a5ad8 #1a2a88 | M50 82L40 50H60Z
#ffd24a #b8780f | M22 50L50 44V56Z;M78 50L50 44V56Z
#5a2c10 | o 50 50 6
#ffe27a | o 50 50 3`,
  },
}
