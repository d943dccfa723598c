import { galleonModel } from '../../math/galleon-trade.ts'
import type { Theme } from '../theme.ts'
import { gem } from './gems.ts'

export const galleonTradeTheme: Theme = {
  model: galleonModel,
  hero: 'galleon',
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
    ruby: gem('octagon', ['#ff7a8a', '#a80f34']),
    emerald: gem('hexagon', ['#7af0a0', '#0f7a44']),
    pearl: `
#ffffff #a8a0d0 | o 50 50 40
#ffd8f088 | o 60 64 20 14
#ffffff | o 36 34 11 8`,
    amber: gem('drop', ['#ffd070', '#c8600f']),
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
