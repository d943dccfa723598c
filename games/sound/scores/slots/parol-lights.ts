import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** Simbang gabi: a waltz of bells under the lanterns, and a choir that comes near. */
export const parolLightsScore: Score = {
  tonic: 60,
  scale: 'major',
  tempo: 96,
  meter: [6, 2],
  chords: '1165441514652511',
  lead: 'bell',
  stop: 'musicBox',
  actions: slotActions,
  bed: [
    { voice: 'musicBox', octave: 0, level: 0.34, bars: 'A', figures: { A: '1.5.3.' } },
    { voice: 'bass', octave: -2, level: 0.4, bars: 'A', figures: { A: '1-----' } },
    {
      voice: 'bell',
      octave: 1,
      level: 0.26,
      bars: 'abcdabef',
      figures: { a: '5---6-', b: '5-----', c: '8---6-', d: '5-3-2-', e: '3-2-1-', f: '1-----' },
    },
    { voice: 'choir', octave: 0, level: 0.2, bars: '________A', figures: { A: '3-----' } },
  ],
  bonus: [
    { voice: 'lyre', octave: 1, level: 0.3, bars: 'A', figures: { A: '1358ca' } },
    { voice: 'choir', octave: 0, level: 0.26, bars: 'A', figures: { A: '5-----' } },
    { voice: 'shaker', octave: 2, level: 0.3, bars: 'a', figures: { a: 'x.x.x.' } },
  ],
}
