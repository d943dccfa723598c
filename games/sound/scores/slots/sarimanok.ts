import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** The bird of the Maranao: kulintang in two hands, a boat lute below. */
export const sarimanokScore: Score = {
  tonic: 52,
  scale: 'kulintang',
  tempo: 104,
  meter: [8, 2],
  chords: '11221144',
  lead: 'kulintang',
  stop: 'kudyapi',
  actions: slotActions,
  bed: [
    { voice: 'kudyapi', octave: 0, level: 0.4, bars: 'A', figures: { A: '1.12.1.1' } },
    {
      voice: 'kulintang',
      octave: 1,
      level: 0.32,
      bars: 'abacdbae',
      figures: { a: '1.3.2.3.', b: '4.3.2.1.', c: '5.4.3.4.', d: '3.5.6.5.', e: '2.3.1---' },
    },
    { voice: 'dabakan', octave: -1, level: 0.42, bars: 'aab', figures: { a: 'x..x.xx.', b: 'x.xx.xxx' } },
    { voice: 'agung', octave: -1, level: 0.5, bars: 'A', figures: { A: '1...1...' } },
  ],
  bonus: [
    { voice: 'kulintang', octave: 1, level: 0.26, bars: 'ab', figures: { a: '13131414', b: '15141312' } },
    { voice: 'gangsa', octave: 1, level: 0.2, bars: 'a', figures: { a: '..x...x.' } },
    { voice: 'kudyapi', octave: 1, level: 0.26, bars: 'A', figures: { A: '4.5.4.2.' } },
  ],
}
