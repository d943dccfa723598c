import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Rondalla in the yard: bandurria and laud over a guitar that says oom and pah. */
export const bahayKuboHarvestScore: Score = {
  tonic: 55,
  scale: 'major',
  tempo: 104,
  meter: [8, 4],
  chords: '1155115544115511',
  lead: 'bandurria',
  stop: 'octavina',
  actions: slotActions,
  bed: [
    { voice: 'bass', octave: -1, level: 0.6, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'gitara', octave: 0, level: 0.34, bars: 'A', figures: { A: '..3...3.' } },
    { voice: 'gitara', octave: 0, level: 0.3, bars: 'A', figures: { A: '..5...5.' } },
    {
      voice: 'bandurria',
      octave: 1,
      level: 0.36,
      bars: 'abcdabefghabcdij',
      figures: {
        a: '1.1.3-5.',
        b: '6-5-3---',
        c: '4.4.3-2.',
        d: '2-------',
        e: '3.3.2-1.',
        f: '2---5---',
        g: '6.6.8-6.',
        h: '5---3---',
        i: '4-3-2-7.',
        j: '1-------',
      },
    },
  ],
  bonus: [
    { voice: 'rondalla', octave: 0, level: 0.3, bars: 'A', figures: { A: '8-------' } },
    { voice: 'shaker', octave: 2, level: 0.26, bars: 'a', figures: { a: 'x.xxx.xx' } },
    { voice: 'bombo', octave: -1, level: 0.4, bars: 'a', figures: { a: 'x...x...' } },
  ],
}
