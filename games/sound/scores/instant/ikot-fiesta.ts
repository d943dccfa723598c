import type { Score } from '../../score.ts'

/** The wheel on the plaza: a squeeze-box that turns with it. */
export const ikotFiestaScore: Score = {
  tonic: 50,
  scale: 'mixolydian',
  tempo: 118,
  meter: [12, 6],
  chords: '1741174117415751',
  air: { name: 'crowd', level: 0.3 },
  lead: 'reed',
  stop: 'poles',
  actions: ['tap', 'peg', 'stop'],
  bed: [
    { voice: 'reed', octave: 0, level: 0.22, bars: 'A', figures: { A: '1-3-5-8-5-3-' } },
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1-----5-----' } },
    { voice: 'clap', octave: 1, level: 0.18, bars: 'a', figures: { a: '...x.....x..' } },
    {
      voice: 'lyre',
      octave: 1,
      level: 0.2,
      bars: '__ab__cd',
      figures: { a: '8-76-5------', b: '4-32-1------', c: '5-67-8------', d: '7-65-1------' },
    },
  ],
  bonus: [],
}
