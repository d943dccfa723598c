import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** The monsoon comes in: low strings, a drum like thunder far away, rain. */
export const habagatStormScore: Score = {
  tonic: 48,
  scale: 'minor',
  tempo: 100,
  meter: [8, 2],
  chords: '11661177',
  air: { name: 'rain', level: 0.65 },
  lead: 'strings',
  stop: 'dabakan',
  actions: slotActions,
  bed: [
    { voice: 'strings', octave: -1, level: 0.34, bars: 'A', figures: { A: '1-------' } },
    { voice: 'strings', octave: 0, level: 0.2, bars: 'A', figures: { A: '5-------' } },
    { voice: 'bombo', octave: -2, level: 0.7, bars: 'aab', figures: { a: 'x.......', b: 'x..x....' } },
    { voice: 'octavina', octave: 0, level: 0.34, bars: 'A', figures: { A: '1.1.5.1.' } },
    { voice: 'flute', octave: 1, level: 0.2, bars: '__a___b_', figures: { a: '5---3---', b: '4---2---' } },
  ],
  bonus: [
    { voice: 'strings', octave: 0, level: 0.24, bars: 'A', figures: { A: '1.1.3.5.' } },
    { voice: 'snare', octave: 0, level: 0.34, bars: 'aab', figures: { a: '....x...', b: '..x.x.xx' } },
    { voice: 'dabakan', octave: -1, level: 0.5, bars: 'a', figures: { a: 'x.xxx.x.' } },
  ],
}
