import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Tinikling: poles in three, apart, apart, together, and a bandurria that hops over them. */
export const tiniklingHopScore: Score = {
  tonic: 60,
  scale: 'major',
  tempo: 138,
  meter: [6, 2],
  chords: '1155551144115511',
  lead: 'rondalla',
  stop: 'poles',
  actions: slotActions,
  bed: [
    { voice: 'poles', octave: 1, level: 0.34, bars: 'a', figures: { a: '..x.x.' } },
    { voice: 'bombo', octave: -1, level: 0.34, bars: 'a', figures: { a: 'x.....' } },
    { voice: 'bass', octave: -2, level: 0.5, bars: 'A', figures: { A: '1-----' } },
    {
      voice: 'bandurria',
      octave: 1,
      level: 0.34,
      bars: 'abcdcdabefabgdhi',
      figures: {
        a: '1.3.5.',
        b: '5.4.3.',
        c: '7.5.4.',
        d: '4.3.2.',
        e: '6.8.6.',
        f: '6.5.4.',
        g: '5.7.9.',
        h: '7.5.2.',
        i: '1---..',
      },
    },
    { voice: 'gitara', octave: 0, level: 0.3, bars: 'A', figures: { A: '..3.5.' } },
  ],
  bonus: [
    { voice: 'rondalla', octave: 0, level: 0.26, bars: 'A', figures: { A: '3-5---' } },
    { voice: 'poles', octave: 2, level: 0.26, bars: 'a', figures: { a: 'x.xxx.' } },
    { voice: 'clap', octave: 1, level: 0.3, bars: 'a', figures: { a: '....x.' } },
  ],
}
