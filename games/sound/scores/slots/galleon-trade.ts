import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Manila to Acapulco: a squeeze-box in six, ropes, and the swell. */
export const galleonTradeScore: Score = {
  tonic: 50,
  scale: 'dorian',
  tempo: 88,
  meter: [12, 6],
  chords: '1171417514711751',
  air: { name: 'sea', level: 0.7 },
  lead: 'reed',
  stop: 'octavina',
  actions: slotActions,
  bed: [
    { voice: 'reed', octave: 0, level: 0.24, bars: 'A', figures: { A: '1-..5-1-..5-' } },
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1-----5-----' } },
    {
      voice: 'octavina',
      octave: 1,
      level: 0.32,
      bars: 'abacdbae',
      figures: { a: '1-2345------', b: '4-32-1------', c: '5-67-8------', d: '8-76-5-4----', e: '3-21--------' },
    },
    { voice: 'bombo', octave: -1, level: 0.34, bars: 'a', figures: { a: 'x.....x...x.' } },
  ],
  bonus: [
    { voice: 'strings', octave: 0, level: 0.26, bars: 'A', figures: { A: '5-----------' } },
    { voice: 'snare', octave: 1, level: 0.3, bars: 'a', figures: { a: 'x..x.xx..x.x' } },
    { voice: 'reed', octave: 1, level: 0.2, bars: 'A', figures: { A: '8-5-8-7-5-3-' } },
  ],
}
