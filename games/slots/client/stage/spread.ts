/** Chance for the eye alone: the same every time. */
export const spread = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 3.1) * 43_758.5453
  return wave - Math.floor(wave)
}
