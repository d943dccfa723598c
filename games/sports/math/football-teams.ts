import type { Team } from './league.ts'

/** `attack`: goals of a thousand chances against an ordinary defence. `leak`: what a defence lets through, 100 is ordinary. */
export type FootballTeam = Team & { readonly attack: number; readonly leak: number }

export const footballTeams: readonly FootballTeam[] = [
  { town: 'Siargao', name: 'Siargao Breakers', short: 'SIA', kit: ['#14a7c4', '#f4f1de'], attack: 61, leak: 82 },
  { town: 'Vigan', name: 'Vigan Kalesa', short: 'VIG', kit: ['#a5332a', '#f2c14e'], attack: 56, leak: 78 },
  { town: 'Taal', name: 'Taal Embers', short: 'TAA', kit: ['#e2572b', '#2b1b2e'], attack: 58, leak: 104 },
  { town: 'Naga', name: 'Naga Sili', short: 'NAG', kit: ['#c1121f', '#3f8f3a'], attack: 53, leak: 92 },
  { town: 'Loboc', name: 'Loboc Fireflies', short: 'LOB', kit: ['#2d6a4f', '#e9f56b'], attack: 49, leak: 86 },
  { town: 'Dumaguete', name: 'Dumaguete Tides', short: 'DUM', kit: ['#1d4ed8', '#9fd8ff'], attack: 48, leak: 96 },
  { town: 'Camiguin', name: 'Camiguin Lanzones', short: 'CAM', kit: ['#d9a441', '#5b3a1e'], attack: 44, leak: 100 },
  { town: 'Sagada', name: 'Sagada Mist', short: 'SAG', kit: ['#6b7a8f', '#f1f5f9'], attack: 40, leak: 88 },
  { town: 'Siquijor', name: 'Siquijor Charm', short: 'SIQ', kit: ['#6d28d9', '#f0abfc'], attack: 43, leak: 114 },
  { town: 'Tawi-Tawi', name: 'Tawi-Tawi Corsairs', short: 'TAW', kit: ['#111827', '#e5e7eb'], attack: 37, leak: 120 },
]
