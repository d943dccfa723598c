import { blown } from './voices/blown.ts'
import { drummed } from './voices/drummed.ts'
import { plucked } from './voices/plucked.ts'
import { struck } from './voices/struck.ts'
import type { Voice } from './voices/voice.ts'

/** The orchestra: instruments of the islands first, then those that came by ship, then what lies on tables. */
export const voices = {
  kulintang: struck({
    partials: [
      [1, 0.62, 1.3],
      [2.01, 0.2, 0.8],
      [2.94, 0.13, 0.45],
      [4.42, 0.05, 0.2],
    ],
    knock: 0.16,
  }),
  agung: struck({
    partials: [
      [1, 0.72, 2.6],
      [1.51, 0.1, 1.1],
      [2.03, 0.14, 1.2],
      [2.8, 0.05, 0.5],
    ],
    riseMs: 7,
    knock: 0.08,
  }),
  gangsa: struck({
    partials: [
      [1, 0.5, 0.5],
      [1.62, 0.26, 0.34],
      [2.55, 0.16, 0.22],
      [3.7, 0.08, 0.12],
    ],
    knock: 0.2,
  }),
  bamboo: struck({
    partials: [
      [1, 0.75, 0.42],
      [3.93, 0.16, 0.12],
      [9.2, 0.03, 0.05],
    ],
    knock: 0.2,
  }),
  tongatong: struck({
    partials: [
      [1, 0.85, 0.3],
      [2.2, 0.12, 0.12],
    ],
    riseMs: 4,
    knock: 0.3,
  }),
  bell: struck({
    partials: [
      [0.5, 0.14, 1.6],
      [1, 0.5, 1.5],
      [1.19, 0.1, 0.8],
      [2, 0.18, 0.8],
      [2.74, 0.08, 0.4],
    ],
  }),
  lyre: struck({
    partials: [
      [1, 0.72, 0.85],
      [2.76, 0.14, 0.35],
      [5.4, 0.03, 0.1],
    ],
    knock: 0.06,
  }),
  musicBox: struck({
    partials: [
      [1, 0.7, 1],
      [3.01, 0.12, 0.35],
      [5.9, 0.03, 0.1],
    ],
  }),
  capiz: struck({
    partials: [
      [1, 0.6, 1.5],
      [2.32, 0.16, 0.7],
      [4.1, 0.05, 0.25],
    ],
    riseMs: 9,
  }),
  piano: struck({
    partials: [
      [1, 0.5, 1.5],
      [2, 0.24, 0.95],
      [3.01, 0.12, 0.65],
      [4.02, 0.06, 0.4],
      [5.04, 0.03, 0.25],
    ],
    knock: 0.05,
  }),
  vibes: struck({
    partials: [
      [1, 0.78, 2],
      [3.98, 0.1, 0.4],
    ],
    riseMs: 6,
  }),
  gitara: plucked({ bright: 0.42, seconds: 1.7 }),
  bandurria: plucked({ bright: 0.72, seconds: 1, courses: 2 }),
  rondalla: plucked({ bright: 0.62, seconds: 0.5, courses: 2, tremolo: 13 }),
  octavina: plucked({ bright: 0.55, seconds: 1.3, courses: 2 }),
  bass: plucked({ bright: 0.18, seconds: 1.5 }),
  kudyapi: plucked({ bright: 0.66, seconds: 0.8 }),
  flute: blown({ harmonics: [1, 0.22, 0.07], riseMs: 70, fallMs: 150, vibrato: 0.005, breath: 0.3 }),
  noseFlute: blown({ harmonics: [1, 0.06, 0.03], riseMs: 110, fallMs: 240, vibrato: 0.004, breath: 0.5 }),
  brass: blown({
    harmonics: [1, 0.75, 0.55, 0.38, 0.24, 0.14, 0.08],
    riseMs: 35,
    fallMs: 90,
    vibrato: 0.002,
    opens: true,
  }),
  tuba: blown({ harmonics: [1, 0.6, 0.3, 0.12, 0.05], riseMs: 30, fallMs: 80, opens: true }),
  reed: blown({ harmonics: [1, 0.4, 0.34, 0.18, 0.1, 0.05], riseMs: 60, fallMs: 110, apart: 0.0045 }),
  strings: blown({ harmonics: [1, 0.46, 0.26, 0.13, 0.06], riseMs: 260, fallMs: 420, vibrato: 0.003, apart: 0.004 }),
  choir: blown({ harmonics: [1, 0.3, 0.12, 0.2, 0.06], riseMs: 300, fallMs: 480, vibrato: 0.004, apart: 0.003 }),
  organ: blown({ harmonics: [1, 0.5, 0.06, 0.24, 0, 0.06], riseMs: 24, fallMs: 60 }),
  synth: blown({ harmonics: [1, 0.5, 0.33, 0.25, 0.2, 0.16], riseMs: 8, fallMs: 140, opens: true, apart: 0.003 }),
  bombo: drummed({ skin: [1.9, 1], seconds: 0.34, noise: { level: 0.12, seconds: 0.04, low: 200, high: 1_800 } }),
  dabakan: drummed({ skin: [1.5, 1], seconds: 0.24, noise: { level: 0.16, seconds: 0.05, low: 300, high: 2_600 } }),
  snare: drummed({ skin: [1.3, 1], seconds: 0.1, noise: { level: 0.34, seconds: 0.16, low: 900, high: 5_200 } }),
  roll: drummed({
    seconds: 0.05,
    noise: { level: 0.3, seconds: 0.09, low: 800, high: 4_600 },
    strokes: [0, 0.055, 0.11, 0.165],
  }),
  clap: drummed({
    seconds: 0.03,
    noise: { level: 0.4, seconds: 0.09, low: 700, high: 3_400 },
    strokes: [0, 0.011, 0.023],
  }),
  shaker: drummed({ seconds: 0.02, noise: { level: 0.34, seconds: 0.08, low: 3_000, high: 7_500, riseSec: 0.014 } }),
  cymbal: drummed({ seconds: 0.02, noise: { level: 0.26, seconds: 0.6, low: 3_200, high: 8_000 } }),
  poles: drummed({ skin: [1.15, 1], seconds: 0.08, noise: { level: 0.3, seconds: 0.035, low: 600, high: 3_000 } }),
  woodblock: drummed({ skin: [1.08, 1], seconds: 0.09, noise: { level: 0.12, seconds: 0.02, low: 800, high: 4_000 } }),
  chip: struck({
    partials: [
      [1, 0.5, 0.09],
      [1.47, 0.3, 0.06],
      [2.31, 0.16, 0.04],
    ],
    riseMs: 0.5,
    knock: 0.12,
  }),
  card: drummed({ seconds: 0.02, noise: { level: 0.42, seconds: 0.15, low: 1_400, high: 5_600, riseSec: 0.035 } }),
  die: drummed({
    skin: [1.2, 1],
    seconds: 0.035,
    noise: { level: 0.3, seconds: 0.025, low: 1_000, high: 4_500 },
    strokes: [0, 0.07, 0.125, 0.19, 0.31],
  }),
  wheel: drummed({
    seconds: 0.03,
    noise: { level: 0.2, seconds: 1.6, low: 250, high: 1_300, riseSec: 0.3 },
  }),
  ball: struck({
    partials: [
      [1, 0.6, 0.08],
      [2.7, 0.24, 0.05],
    ],
    riseMs: 0.5,
    knock: 0.24,
  }),
  air: drummed({ seconds: 0.03, noise: { level: 0.36, seconds: 0.42, low: 300, high: 2_200, riseSec: 0.1 } }),
  splash: drummed({
    skin: [0.7, 1.6],
    seconds: 0.16,
    noise: { level: 0.3, seconds: 0.3, low: 500, high: 3_600, riseSec: 0.012 },
  }),
  bubble: drummed({ skin: [0.6, 1.5], seconds: 0.14 }),
  cannon: drummed({ skin: [2.4, 1], seconds: 0.22, noise: { level: 0.34, seconds: 0.2, low: 120, high: 1_500 } }),
  rasp: drummed({ seconds: 0.03, noise: { level: 0.34, seconds: 0.1, low: 1_800, high: 6_000, riseSec: 0.03 } }),
  crowd: drummed({ seconds: 0.03, noise: { level: 0.4, seconds: 1.5, low: 350, high: 1_700, riseSec: 0.35 } }),
  whistle: blown({ harmonics: [1, 0.12], riseMs: 20, fallMs: 60, vibrato: 0.02, breath: 0.5 }),
} as const satisfies Readonly<Record<string, Voice>>
export type VoiceName = keyof typeof voices
