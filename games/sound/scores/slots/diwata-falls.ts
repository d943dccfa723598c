import { slotActions } from '../../actions.ts'
import type { Score } from '../../score.ts'

/** A spirit behind the falls: a flute over a choir, water, drops of shell. */
export const diwataFallsScore: Score = {
  tonic: 52,
  scale: 'dorian',
  tempo: 66,
  meter: [8, 2],
  chords: '14171455',
  air: { name: 'river', level: 0.6 },
  lead: 'flute',
  stop: 'capiz',
  actions: slotActions,
  bed: [
    { voice: 'choir', octave: 0, level: 0.26, bars: 'A', figures: { A: '1-------' } },
    { voice: 'choir', octave: 0, level: 0.2, bars: 'A', figures: { A: '5-------' } },
    { voice: 'capiz', octave: 1, level: 0.3, bars: 'AB', figures: { A: '1..5..3.', B: '..8..5..' } },
    {
      voice: 'flute',
      octave: 1,
      level: 0.26,
      bars: 'ab__cd__',
      figures: { a: '5---6-5-', b: '3-------', c: '8---7-5-', d: '6-------' },
    },
  ],
  bonus: [
    { voice: 'capiz', octave: 1, level: 0.24, bars: 'A', figures: { A: '13585358' } },
    { voice: 'agung', octave: -1, level: 0.4, bars: 'A', figures: { A: '1...5...' } },
    { voice: 'strings', octave: 0, level: 0.22, bars: 'A', figures: { A: '3-------' } },
  ],
}
