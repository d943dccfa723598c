import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** MassKara: the band comes down the street, tuba first. */
export const fiestaMasksScore: Score = {
  tonic: 58,
  scale: 'major',
  tempo: 122,
  meter: [8, 2],
  chords: '1144551114625511',
  lead: 'brass',
  stop: 'lyre',
  actions: slotActions,
  bed: [
    { voice: 'tuba', octave: -2, level: 0.5, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'snare', octave: 1, level: 0.26, bars: 'aab', figures: { a: 'x.xxx.x.', b: 'x.xxxxxx' } },
    { voice: 'bombo', octave: -2, level: 0.5, bars: 'a', figures: { a: 'x...x...' } },
    { voice: 'brass', octave: 0, level: 0.16, bars: 'A', figures: { A: '..3...3.' } },
    {
      voice: 'lyre',
      octave: 1,
      level: 0.24,
      bars: 'abcdefgh',
      figures: {
        a: '5.5.6.5.',
        b: '3-------',
        c: '4.4.6.8.',
        d: '6-------',
        e: '7.7.6.5.',
        f: '4---2---',
        g: '3.5.8.5.',
        h: '8-------',
      },
    },
  ],
  bonus: [
    {
      voice: 'brass',
      octave: 0,
      level: 0.3,
      bars: 'abcd',
      figures: { a: '8---5---', b: '6-5-3---', c: '4---6---', d: '5-4-2-1-' },
    },
    { voice: 'cymbal', octave: 1, level: 0.26, bars: 'a', figures: { a: 'x...x...' } },
    { voice: 'clap', octave: 1, level: 0.26, bars: 'a', figures: { a: '..x...x.' } },
  ],
}
