import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Flat gongs on the terraces: three players, each with a beat of the others, and wind. */
export const banaueStairsScore: Score = {
  tonic: 57,
  scale: 'pelog',
  tempo: 92,
  meter: [12, 3],
  chords: '11111111',
  air: { name: 'wind', level: 0.5 },
  lead: 'gangsa',
  stop: 'tongatong',
  actions: slotActions,
  bed: [
    {
      voice: 'gangsa',
      octave: 0,
      level: 0.34,
      bars: 'aabaaabc',
      figures: { a: '1..1..1..1..', b: '1..1..1.11..', c: '1.11..1.11..' },
    },
    { voice: 'gangsa', octave: 0, level: 0.26, bars: 'a', figures: { a: '.3..4..3..5.' } },
    { voice: 'tongatong', octave: -1, level: 0.5, bars: 'aab', figures: { a: 'x..x.xx..x..', b: 'x.xx.xx.xx..' } },
    { voice: 'noseFlute', octave: 0, level: 0.24, bars: '____a_b_', figures: { a: '5-----4-----', b: '3-----1-----' } },
  ],
  bonus: [
    { voice: 'gangsa', octave: 1, level: 0.22, bars: 'a', figures: { a: '..5..4..5..3' } },
    { voice: 'bombo', octave: -2, level: 0.6, bars: 'a', figures: { a: 'x.....x..x..' } },
  ],
}
