import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** A serenade below the window: a guitar in three, and the rondalla trembles where the heart does. */
export const haranaNightsScore: Score = {
  tonic: 52,
  scale: 'harmonic',
  tempo: 84,
  meter: [6, 2],
  chords: '1144551114417551',
  air: { name: 'night', level: 0.22 },
  lead: 'rondalla',
  stop: 'gitara',
  actions: slotActions,
  bed: [
    { voice: 'gitara', octave: 0, level: 0.48, bars: 'A', figures: { A: '.35853' } },
    { voice: 'bass', octave: -1, level: 0.5, bars: 'A', figures: { A: '1-----' } },
    {
      voice: 'rondalla',
      octave: 1,
      level: 0.3,
      bars: 'ab_cde_f',
      figures: { a: '5-----', b: '6-5---', c: '4---3-', d: '2---4-', e: '7-5---', f: '3-----' },
    },
  ],
  bonus: [
    { voice: 'octavina', octave: 0, level: 0.34, bars: 'A', figures: { A: '8.5.8.' } },
    {
      voice: 'flute',
      octave: 1,
      level: 0.22,
      bars: 'abcd',
      figures: { a: '8-----', b: '7-6-5-', c: '6-----', d: '5-----' },
    },
    { voice: 'shaker', octave: 2, level: 0.2, bars: 'a', figures: { a: '..x.x.' } },
  ],
}
