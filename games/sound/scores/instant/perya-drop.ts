import type { Score } from '../../score.ts'

/** A carousel: an organ in three, a drum, painted horses. */
export const peryaDropScore: Score = {
  tonic: 53,
  scale: 'major',
  tempo: 112,
  meter: [6, 2],
  chords: '1155441511654251',
  air: { name: 'crowd', level: 0.25 },
  lead: 'organ',
  stop: 'bamboo',
  actions: ['tap', 'peg', 'stop'],
  bed: [
    { voice: 'tuba', octave: -1, level: 0.4, bars: 'A', figures: { A: '1-....' } },
    { voice: 'organ', octave: 0, level: 0.15, bars: 'A', figures: { A: '..3.3.' } },
    { voice: 'organ', octave: 0, level: 0.13, bars: 'A', figures: { A: '..5.5.' } },
    {
      voice: 'organ',
      octave: 1,
      level: 0.15,
      bars: 'abcd',
      figures: { a: '5-6-5-', b: '3-----', c: '4-5-4-', d: '2-----' },
    },
    { voice: 'snare', octave: 1, level: 0.12, bars: 'a', figures: { a: '..x.x.' } },
  ],
  bonus: [],
}
