import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** A slow cart through ripe rice: hooves on wood, a guitar that has time. */
export const carabaoGoldScore: Score = {
  tonic: 53,
  scale: 'pentatonic',
  tempo: 76,
  meter: [8, 2],
  chords: '11441155',
  lead: 'bandurria',
  stop: 'woodblock',
  actions: slotActions,
  bed: [
    { voice: 'woodblock', octave: 1, level: 0.3, bars: 'a', figures: { a: 'x..xx..x' } },
    { voice: 'gitara', octave: -1, level: 0.6, bars: 'A', figures: { A: '1...4...' } },
    { voice: 'gitara', octave: 0, level: 0.36, bars: 'A', figures: { A: '.3.4.3.4' } },
    {
      voice: 'bandurria',
      octave: 1,
      level: 0.36,
      bars: 'a_bca_de',
      figures: { a: '4-3-1---', b: '6-4-3---', c: '2-3-4---', d: '3-2-1-2-', e: '1-------' },
    },
  ],
  bonus: [
    { voice: 'bandurria', octave: 1, level: 0.3, bars: 'A', figures: { A: '13436343' } },
    { voice: 'bombo', octave: -1, level: 0.5, bars: 'a', figures: { a: 'x...x...' } },
    { voice: 'lyre', octave: 1, level: 0.2, bars: 'a_b_', figures: { a: '6...4...', b: '3...1...' } },
  ],
}
