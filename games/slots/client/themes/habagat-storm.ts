import { habagatModel } from '../../math/habagat-storm.ts'
import { habagatStormStage } from '../stages/habagat-storm-stage.ts'
import type { Theme } from '../theme.ts'

export const habagatStormTheme: Theme = {
  model: habagatModel,
  scene: habagatStormStage,
  entry: 'turn',
  backdrop: {
    sky: ['#1a2238', '#33456a', '#5a7a94', '#8aa8b0'],
    specks: '#c8e8ff',
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#33505a', '#22383f'] },
      { kind: 'trees', y: 0.62, colours: ['#1f3a3f', '#12262a'] },
      { kind: 'waves', y: 0.78, colours: ['#2a5a74', '#12304a'] },
      { kind: 'waves', y: 0.9, colours: ['#1a4058', '#0a2034'] },
    ],
  },
  palette: { board: '#101c30', cell: '#1d3048', frame: ['#3f6a8a', '#c8e8ff'], glow: '#8ae0ff' },
  pictures: {
    eagle: `
~#a8703a #4a2810 | M30 40Q8 30 10 62Q12 84 30 94Q34 70 40 60Z
~#fff0d0 #c89a5a | M38 22Q20 2 12 20Q18 22 12 30Q22 30 20 40Q30 38 34 46Z
#fff8e8 #d8b880 | M50 12Q72 14 74 42Q74 70 62 94H38Q26 70 26 42Q28 14 50 12Z
#c89a5a #7a4a1c | M38 70Q50 62 62 70L60 94H40Z
~#7ad8ff | o 38 42 7
~#14203a | o 39 42 3.6
~- #5a3414 4 | M28 34L46 38
#5a6a8a #22304a | M42 48Q50 42 58 48Q58 64 50 74Q44 64 42 48Z`,
    banca: `
#ffd86a #e0702a | M46 8Q80 30 82 58H46Z
#fff2c0 #f0b04a | M42 18Q20 38 18 58H42Z
- #5a3414 4 | M44 4V66
#d8803a #7a3a14 | M4 62H96Q90 80 74 82H26Q10 80 4 62Z
#fff0c8 | M8 66H92L90 71H10Z
- #a86a34 4 | M12 86H88M28 80L24 88M72 80L76 88
#7ad8ff #1f6ab8 | M4 88Q20 82 36 88Q52 94 68 88Q84 82 96 88V96H4Z`,
    kite: `
#ff6a5a #b8202e | M50 6L82 40H50Z
#ffd24a #e8921e | M50 6L18 40H50Z
#5aa8ff #1f4ab8 | M18 40H50V72Z
#5ad88a #14784a | M82 40H50V72Z
- #fff6dc 2.4 | M50 6V72M18 40H82
- #fff0c8 3 | M50 72Q38 80 50 86Q60 92 52 97
#ff8aa8 | M42 78L52 82L42 88Z;M60 84L52 88L60 94Z`,
    umbrella: `
- #8a5a2c 5 | M50 50V84Q50 94 60 92Q66 90 64 82
#ff5a7a #a8143a | M50 10Q92 14 94 54Q84 44 72 54Q62 44 50 54Q38 44 28 54Q16 44 6 54Q8 14 50 10Z
#ffc0cc | M50 10Q32 20 28 54Q16 44 6 54Q8 14 50 10Z
- #7a0f2a 2 | M50 10Q32 24 28 54M50 10V54M50 10Q68 24 72 54
#ffd24a | o 50 9 5`,
    palm: `
#a8703a #5a3414 | M46 40H55Q58 70 66 94H44Q50 70 46 40Z
~#6ae07a #147a4a | M50 38Q26 12 6 30Q26 30 34 42Q16 44 12 64Q30 50 50 42Z
#8af08a #2a8a4a | M50 38Q40 18 52 4Q62 18 50 38Z
#7a4a1c | o 45 44 5;o 56 44 5`,
    slipper: `
#5ad8e8 #147a9a | M36 6Q62 2 68 28Q68 44 64 56Q68 86 50 94Q30 92 30 68Q32 50 26 34Q26 12 36 6Z
#a8f4ff | M40 14Q56 12 60 30Q60 44 56 56Q58 80 50 86Q40 84 39 66Q40 50 35 34Q34 20 40 14Z
- #ff6a4a 7 | M26 38Q44 30 48 20Q56 34 68 40`,
    bottle: `
#8a5a2c | M42 6H58V16H42Z
#8af0b8 #1f8a5a | M42 16H58V32Q76 40 74 56V86Q74 94 66 94H34Q26 94 26 86V56Q24 40 42 32Z
#fff6dc #d8c08a | M36 54H64V80H36Z
- #8a6a3a 2.4 | M42 60H58M42 67H58M42 74H54
#ffffff88 | M32 50V86H36V46Z`,
    hat: `
#f0cf80 #a8702a | M50 20Q72 22 74 52L94 62Q84 80 50 80Q16 80 6 62L26 52Q28 22 50 20Z
#c0303f #7a1424 | M25 50Q50 60 75 50L76 60Q50 70 24 60Z
- #8a5a1c 2 | M36 26Q42 40 40 52M50 20V54M64 26Q58 40 60 52M12 66Q50 78 88 66`,
    lightning: `
#c8e8ff #3a5ab8 | o 50 50 43
#1a2a6a #0c1438 | o 50 50 38
#fff6a0 #ffb01e | M58 10L24 54H46L38 90L76 42H54Z
#ffffff | M54 20L34 50H48L46 62L62 46H48Z`,
    storm: `
#c8d8f0 #4a5a80 | M24 62Q4 60 8 42Q12 30 26 32Q28 10 50 10Q70 10 74 30Q92 30 92 46Q92 62 76 62Z
#eaf2ff88 | M30 34Q34 18 50 16Q40 24 38 38Z
#fff6a0 #ffa01e | M52 54L36 78H48L42 96L64 70H52Z
- #8ae0ff 5 | M26 70L20 86M76 70L70 86`,
  },
}
