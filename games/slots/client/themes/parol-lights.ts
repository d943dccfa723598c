import { parolModel } from '../../math/parol-lights.ts'
import { parolLightsStage } from '../stages/parol-lights-stage.ts'
import type { Theme } from '../theme.ts'

export const parolLightsTheme: Theme = {
  model: parolModel,
  scene: parolLightsStage,
  entry: 'drop',
  backdrop: {
    sky: ['#0c0a2e', '#1f1458', '#4a1f6a'],
    specks: '#ffe9a8',
    ridges: [
      { kind: 'roofs', y: 0.6, colours: ['#2a1650', '#160a30'] },
      { kind: 'roofs', y: 0.74, colours: ['#1a0e3a', '#0c0620'] },
    ],
  },
  palette: { board: '#150c34', cell: '#271a55', frame: ['#c8203a', '#ffd24a'], glow: '#ffd86a' },
  pictures: {
    star: `
#ffe88a #f09a1e | s 50 52 44 20 5
#fff8d0 #ffc23a | s 50 52 26 12 5
#ffffffbb | o 42 34 6 4`,
    bell: `
#ffe27a #b8700f | M50 10Q78 16 78 54Q80 68 90 76H10Q20 68 22 54Q22 16 50 10Z
#8a4a0a | M10 74H90V80H10Z
#7a3a08 | o 50 84 10 8
#e02a3a #9a1024 | M50 14Q30 -2 20 12Q28 26 50 18Q72 26 80 12Q70 -2 50 14Z
#ffffff88 | M34 30Q30 44 30 58Q38 44 40 28Z`,
    candle: `
#ff8a2e #ffdf6a | M50 4Q62 20 50 32Q38 20 50 4Z
#fff4e0 #d8b8a0 | M36 34H64V80H36Z
#ffffff | M36 34Q40 50 45 36Q50 58 56 38Q60 46 64 34Z
#3f9a4a #1a5a2c | M14 84Q30 66 50 82Q70 66 86 84Q70 98 50 90Q30 98 14 84Z
#e02a3a | o 42 84 6;o 58 84 6;o 50 77 6`,
    ribbon: `
~#ff5a7a #a81440 | M50 44Q14 8 8 34Q8 66 50 50Z
~#d8244a #7a0a2a | M46 50L20 90L38 82L44 94L54 54Z
~#ffffff44 | M44 42Q20 22 16 34Q24 44 44 42Z
#ff8aa0 #c02a54 | M40 38H60V58H40Z`,
    bulb: `
#6a7a9a #3a4460 | M38 8H62V28H38Z
- #a8b8d8 3 | M38 15H62M38 22H62
#7af0ff #1f7ad8 | M38 28Q14 46 22 68Q32 90 50 92Q68 90 78 68Q86 46 62 28Z
#ffffffaa | M36 42Q26 54 32 70Q38 60 40 44Z
#d8fbff88 | o 58 66 12 14`,
    holly: `
~#5ac86a #14683a | M50 62Q46 34 30 36Q30 24 14 22Q20 34 10 42Q22 46 22 58Q34 54 50 62Z
- #bff0b8 2 | M48 60L16 28M52 60L84 28
#ff5a5a #a8142a | o 42 70 12;o 60 70 12;o 51 56 12
#ffffffaa | o 39 65 3;o 57 65 3;o 48 51 3`,
    parol: `
- #ffd24a 3 | o 50 44 41
#ff5a7a #c81a4a | s 50 44 40 17 5
#ffe27a #ff9a2e | s 50 44 27 11 5
#ffffff | s 50 44 13 5.4 5
#7af0c8 | o 50 4 4;o 89 33 4;o 74 78 4;o 26 78 4;o 11 33 4
~#ffb02e #d8501a | M30 78L22 97L27 92L31 97L36 80Z`,
  },
}
