import type { Score } from '../../score.ts'

/** Paper flags: short brass, a bandurria that runs. */
export const fiestaScratchScore: Score = {
  tonic: 51,
  scale: 'major',
  tempo: 124,
  meter: [8, 2],
  chords: '14511445',
  lead: 'brass',
  stop: 'bandurria',
  actions: ['tap', 'scratch'],
  bed: [
    { voice: 'bandurria', octave: 1, level: 0.3, bars: 'AB', figures: { A: '1.3.5.3.', B: '8.5.3.5.' } },
    { voice: 'tuba', octave: -1, level: 0.44, bars: 'A', figures: { A: '1...1...' } },
    { voice: 'brass', octave: 0, level: 0.16, bars: 'A_B_', figures: { A: '3-..3-..', B: '5-..3-..' } },
    { voice: 'snare', octave: 1, level: 0.18, bars: 'a', figures: { a: 'x.xxx.xx' } },
  ],
  bonus: [],
}
