import type { Score } from '../../score.ts'

/** A court under a roof: a beat that dribbles, a low synth. */
export const hardcourtLeagueScore: Score = {
  tonic: 48,
  scale: 'minorPentatonic',
  tempo: 92,
  meter: [16, 4],
  chords: '11441155',
  air: { name: 'crowd', level: 0.7 },
  lead: 'synth',
  stop: 'woodblock',
  actions: ['tap', 'chips', 'goal'],
  bed: [
    { voice: 'synth', octave: -1, level: 0.2, bars: 'A', figures: { A: '1-..1...3-..2...' } },
    { voice: 'bombo', octave: -1, level: 0.6, bars: 'a', figures: { a: 'x.....x...x.....' } },
    { voice: 'snare', octave: 1, level: 0.2, bars: 'a', figures: { a: '....x.......x...' } },
    { voice: 'shaker', octave: 2, level: 0.12, bars: 'a', figures: { a: 'x.x.x.x.x.x.x.xx' } },
    {
      voice: 'piano',
      octave: 1,
      level: 0.2,
      bars: 'a___b___',
      figures: { a: '..5...4.3.......', b: '..6...5.4.......' },
    },
  ],
  bonus: [],
}
