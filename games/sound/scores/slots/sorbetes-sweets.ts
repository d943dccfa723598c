import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** The ice cream cart comes round the corner: a bell, a music box, a skipping guitar. */
export const sorbetesSweetsScore: Score = {
  tonic: 62,
  scale: 'major',
  tempo: 116,
  meter: [8, 2],
  chords: '14151625',
  lead: 'musicBox',
  stop: 'bell',
  actions: slotActions,
  bed: [
    {
      voice: 'musicBox',
      octave: 1,
      level: 0.3,
      bars: 'abacadbe',
      figures: { a: '5.3.5.3.', b: '6.5.4.2.', c: '8.7.6.5.', d: '3.4.5.6.', e: '3.2.1---' },
    },
    { voice: 'gitara', octave: 0, level: 0.36, bars: 'A', figures: { A: '..3...3.' } },
    { voice: 'gitara', octave: 0, level: 0.32, bars: 'A', figures: { A: '..5...5.' } },
    { voice: 'bass', octave: -2, level: 0.55, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'shaker', octave: 2, level: 0.2, bars: 'a', figures: { a: 'x.x.x.xx' } },
  ],
  bonus: [
    { voice: 'bell', octave: 1, level: 0.22, bars: 'A', figures: { A: '8...5...' } },
    { voice: 'lyre', octave: 1, level: 0.26, bars: 'A', figures: { A: '13531353' } },
    { voice: 'clap', octave: 1, level: 0.25, bars: 'a', figures: { a: '..x...x.' } },
  ],
}
