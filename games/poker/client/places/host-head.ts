import type { Shape } from './paint.ts'

const [skin, shade, dark] = ['#dd9f69', '#b9733f', '#2a130a'] as const

/** The neck and the face of whoever deals; hair and clothes are the place's own. */
export const neck: Shape = ['M-4.8-27H4.8V-18.6Q0-12.6-4.8-18.6z', shade]
export const face: readonly Shape[] = [
  ['M-11-34a2 2.6 0 1 1 4 0 2 2.6 0 1 1-4 0zM7-34a2 2.6 0 1 1 4 0 2 2.6 0 1 1-4 0z', shade],
  ['M-9-38C-9-48 9-48 9-38 9-28.6 4.8-21.8 0-21.8S-9-28.6-9-38z', skin],
  ['M-6.1-34.4a2 1.5 0 1 1 4 0 2 1.5 0 1 1-4 0zM2.1-34.4a2 1.5 0 1 1 4 0 2 1.5 0 1 1-4 0z', '#fffaf2'],
  ['M-5.3-34.2a1.2 1.3 0 1 1 2.4 0 1.2 1.3 0 1 1-2.4 0zM2.9-34.2a1.2 1.3 0 1 1 2.4 0 1.2 1.3 0 1 1-2.4 0z', dark],
  ['M-6.8-36.6Q-4.2-39.4-1.7-37.2-4.2-38.2-6.8-36.6zM6.8-36.6Q4.2-39.4 1.7-37.2 4.2-38.2 6.8-36.6z', dark],
  ['M-.6-34Q-1.9-30.4-1-30 0-29.4 1.3-30 0-30.2-.6-30.6z', shade],
  ['M-7.6-29.6a2 1.5 0 1 1 4 0 2 1.5 0 1 1-4 0zM3.6-29.6a2 1.5 0 1 1 4 0 2 1.5 0 1 1-4 0z', '#e2544238'],
  ['M-3.8-27.4Q0-25.4 3.8-27.4 0-22.6-3.8-27.4z', '#8a2a26'],
]

/** Hands on the table's edge. */
export const hands: readonly Shape[] = [
  ['M-20 3c3-4 9-4 11 0 1 3-3 5-7 5-3 0-6-2-4-5zM20 3c-3-4-9-4-11 0-1 3 3 5 7 5 3 0 6-2 4-5z', skin],
]
