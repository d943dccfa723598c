import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** A jeepney in Manila at noon: a funky bass, an organ behind the beat, and the horns in the bonus. */
export const jeepneyJoyrideScore: Score = {
  tonic: 55,
  scale: 'mixolydian',
  tempo: 112,
  meter: [16, 4],
  chords: '11741175',
  lead: 'brass',
  stop: 'bamboo',
  actions: slotActions,
  bed: [
    {
      voice: 'bass',
      octave: -1,
      level: 0.8,
      bars: 'AABAAABC',
      figures: { A: '1..1..8.7.5..13.', B: '1..1..8.5.3..12.', C: '1..1..5.5.6.6.7.' },
    },
    { voice: 'organ', octave: 0, level: 0.16, bars: 'A', figures: { A: '....3-......3-..' } },
    { voice: 'organ', octave: 0, level: 0.13, bars: 'A', figures: { A: '....5-......5-..' } },
    { voice: 'shaker', octave: 2, level: 0.22, bars: 'a', figures: { a: 'x.xxx.xxx.xxx.xx' } },
    {
      voice: 'woodblock',
      octave: 2,
      level: 0.2,
      bars: 'aab',
      figures: { a: '........x...x...', b: '....x.x.....x.x.' },
    },
    {
      voice: 'octavina',
      octave: 1,
      level: 0.3,
      bars: '___a___b',
      figures: { a: '5.6.8---6.5.3---', b: '8.6.5.3.2---1---' },
    },
  ],
  bonus: [
    { voice: 'brass', octave: 0, level: 0.3, bars: 'AABA', figures: { A: '8-8...7-8.......', B: '8-..8-..9-..8-..' } },
    { voice: 'bombo', octave: -2, level: 0.6, bars: 'a', figures: { a: 'x.......x.x.....' } },
    { voice: 'clap', octave: 1, level: 0.35, bars: 'a', figures: { a: '....x.......x...' } },
  ],
}
