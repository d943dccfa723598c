import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Under still water: capiz shells in the current, long strings, the sea above. */
export const perlasNgDagatScore: Score = {
  tonic: 57,
  scale: 'lydian',
  tempo: 70,
  meter: [8, 2],
  chords: '12154265',
  air: { name: 'sea', level: 0.9 },
  lead: 'capiz',
  stop: 'vibes',
  actions: slotActions,
  bed: [
    { voice: 'capiz', octave: 0, level: 0.34, bars: 'ABAB', figures: { A: '1.3.5.9.', B: '1.5.3.7.' } },
    { voice: 'strings', octave: -1, level: 0.26, bars: 'A', figures: { A: '1-------' } },
    {
      voice: 'vibes',
      octave: 1,
      level: 0.22,
      bars: 'a_b_c_d_',
      figures: { a: '..5---4-', b: '..3-----', c: '6---5-4-', d: '..2-1---' },
    },
  ],
  bonus: [
    { voice: 'capiz', octave: 1, level: 0.26, bars: 'A', figures: { A: '15379535' } },
    { voice: 'strings', octave: 0, level: 0.24, bars: 'A', figures: { A: '5-------' } },
    { voice: 'agung', octave: -2, level: 0.4, bars: 'A', figures: { A: '1.......' } },
  ],
}
