import { diwataModel } from '../../math/diwata-falls.ts'
import { diwataFallsStage } from '../stages/diwata-falls-stage.ts'
import type { Theme } from '../theme.ts'

export const diwataFallsTheme: Theme = {
  model: diwataModel,
  scene: diwataFallsStage,
  entry: 'turn',
  backdrop: {
    sky: ['#2a1a6a', '#5a3ab0', '#8a7ae0', '#a8e8f0'],
    orb: { x: 0.5, y: 0.12, r: 0.12, colour: '#e8f8ff' },
    specks: '#ffffff',
    ridges: [
      { kind: 'peak', y: 0.56, colours: ['#4a4aa8', '#2a2a7a'] },
      { kind: 'trees', y: 0.62, colours: ['#1f3a7a', '#14245a'] },
      { kind: 'waves', y: 0.84, colours: ['#5ac8e8', '#1f5aa8'] },
    ],
  },
  palette: { board: '#1a1450', cell: '#2c2474', frame: ['#7a5ae0', '#d8f0ff'], glow: '#a8f0ff' },
  pictures: {
    deer: `
~- #e8c890 5 | M40 34Q22 26 20 6M30 24Q20 22 12 14
~#c88a5a #8a5030 | M34 44Q14 36 12 46Q20 56 36 52Z
#e0a870 #8a5030 | M50 30Q68 30 68 48Q66 62 60 72Q60 92 50 92Q40 92 40 72Q34 62 32 48Q32 30 50 30Z
#fff0d8 | M50 62Q60 70 58 82Q50 92 42 82Q40 70 50 62Z
~#1a0a10 | o 40 52 4
~#fff | o 39 50.6 1.4
#2a1410 | o 50 84 6 4.4
#fff4d8 | o 50 36 2;o 44 40 2;o 56 40 2`,
    dove: `
#ffffff #a8c0f0 | M8 34Q22 20 36 34Q44 42 50 36Q56 12 92 8Q90 34 72 46Q76 64 58 72L64 90L48 80L36 90L40 72Q20 66 22 42Z
#d8e4ff | M54 38Q62 20 86 14Q82 32 64 44Z
#ffb02e | M8 34L20 32L18 40Z
#1a1440 | o 25 33 2.6`,
    lotus: `
~#5ac88a #14684a | M50 86Q14 84 6 66Q34 64 50 80Z
~#ff9ae0 #b83ab0 | M50 80Q8 74 8 42Q36 44 50 76Z;M50 80Q22 52 28 22Q48 38 50 76Z
#ffc8f0 #e06ad0 | M50 80Q30 46 50 10Q70 46 50 80Z
#fff0a8 | o 50 66 6`,
    flute: `
#f0cf80 #8a5a1c | M14 76L78 12Q86 10 88 20L24 86Q12 90 14 76Z
#3a1c08 | o 40 62 4;o 50 52 4;o 60 42 4;o 72 30 4
- #e02a7a 4 | M26 66L38 78M30 62L42 74
#ff6ab0 #b81a6a | M30 78Q44 84 40 96Q28 94 24 84Z`,
    amethyst: `
#6a5a8a #241a44 | M8 56Q6 30 30 18Q58 6 80 24Q98 44 90 70Q80 94 50 92Q14 92 8 56Z
#2a1650 | M20 54Q20 36 38 28Q60 20 74 34Q86 50 78 66Q70 82 50 80Q24 80 20 54Z
#e0b0ff #6a24c0 | M26 58L34 40L44 56L42 74L32 72Z;M44 60L52 32L64 54L60 76L48 76Z;M64 62L72 44L78 58L72 72Z
#ffffff88 | M34 40L38 60L30 60Z;M52 32L55 60L48 60Z;M72 44L73 62L67 60Z`,
    aqua: `
* 42 56 56 #d8fdff #1278c0 | M50 6C66 30 82 46 82 64A32 30 0 0 1 18 64C18 46 34 30 50 6Z
#ffffff77 | M50 16C40 34 28 48 28 62Q32 74 38 76Q32 56 50 16Z
- #ffffffaa 2.4 | M62 84Q74 78 74 64
- #0a5a9a88 2 | M34 66Q42 60 50 66Q58 72 66 66`,
    rose: `
~#ffd0e4 #d84a90 | M50 78Q6 74 8 44Q30 34 50 62Z
~#ffb0d0 #c02a7a | M50 84Q16 60 26 26Q46 34 50 66Z
#ffe8f2 #e86aa8 | M50 86Q30 54 50 14Q70 54 50 86Z
- #ffffff88 1.6 | M50 24V74M30 36Q40 54 48 74M70 36Q60 54 52 74`,
    jade: `
#9af0c0 #0f6a44 | M50 6Q88 26 84 60Q80 90 50 94Q20 90 16 60Q12 26 50 6Z
#0a4a34 | o 50 60 11
- #d8ffe8 3 | M50 20Q28 34 28 58M50 20Q72 34 72 58
- #0a5a3c 2.4 | M36 40Q50 30 64 40M34 78Q50 88 66 78`,
    diwata: `
~#c8f4ff #5a9af0 | M46 56Q14 20 4 44Q8 66 30 66Q18 78 26 88Q40 84 48 66Z
~#ffffff77 | M42 54Q20 34 12 46Q20 58 42 58Z
#3a1a4a #1a0a2a | M50 8Q76 10 72 44Q76 66 66 74H34Q24 66 28 44Q24 10 50 8Z
#fff0f8 #d87ac8 | M40 58H60L72 94H28Z
#e8b088 #b87850 | M36 34Q36 18 50 18Q64 18 64 34Q64 56 50 58Q36 56 36 34Z
#2a1030 | M34 34Q38 16 50 22Q62 16 66 34Q62 12 50 12Q38 12 34 34Z
#2a1030 | o 44 38 2.4;o 56 38 2.4
- #b8304a 2.4 | M45 47Q50 51 55 47
#ffe27a #e8a02e | M34 20L40 8L46 16L50 4L54 16L60 8L66 20Q50 14 34 20Z`,
    crystal: `
#e8ffff #4aa8e8 | M50 4L66 30V78L50 94L34 78V30Z
#c8a8ff #6a3ae0 | M26 36L36 54V82L26 90L14 78V52Z;M74 36L86 52V78L74 90L64 82V54Z
#ffffffaa | M50 4L34 30V78L46 40Z
#ffffff66 | M26 36L14 52V78L22 54Z;M74 36L64 54V82L72 54Z`,
    mist: `
#f0fbff #8ac0f0 | M14 46Q6 24 28 24Q38 6 56 16Q78 8 82 30Q98 40 88 56Q94 78 72 78Q58 94 42 82Q16 88 14 66Q4 56 14 46Z
- #ffffff 5 | M30 40Q42 28 54 40Q62 50 72 42M26 60Q38 50 50 60Q62 70 74 58
#ffffff | s 50 50 14 4 4`,
  },
}
