/** A person with a LINE account in the sandbox. */
export type LineUser = {
  /** The `sub` of the ID token: U and 32 hexadecimal digits, as LINE gives them. */
  readonly id: string
  readonly name: string
  readonly email?: string
  /** The hue of the profile picture, in degrees. Accounts without one have no picture. */
  readonly pictureHue?: number
}

/** Chosen so that every optional claim is missing once, and one name tries the escaping of whoever shows it. */
export const lineUsers: readonly LineUser[] = [
  { id: 'U4af4980629a1b0e6d2c35c7f0e8d9b11', name: 'Maria Santos', email: 'maria.santos@example.com', pictureHue: 330 },
  { id: 'U7c1e05b3d9f24a68b0a7c4e2f6813d22', name: 'Jun dela Cruz', pictureHue: 210 },
  { id: 'U9d20f6a4c8b7415e93e1d5a0b7c64e33', name: 'Niña Peñaflor', email: 'nina@example.com' },
  { id: 'Ub83e17d5f0c9426aa4f2e6b1c8d75f44', name: 'Bong <3 & Tess', email: 'bong.tess@example.com', pictureHue: 35 },
]

export function findLineUser(id: string): LineUser | undefined {
  return lineUsers.find((user) => user.id === id)
}

export function picturePath({ id, pictureHue }: LineUser): string | undefined {
  return pictureHue === undefined ? undefined : `/line/pictures/${id}.svg`
}

export function drawPicture({ name, pictureHue = 0 }: LineUser): string {
  const letter = [...name][0] ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="hsl(${pictureHue} 55% 38%)"/>
<text x="48" y="64" font-family="system-ui, sans-serif" font-size="46" font-weight="600" fill="#fff" text-anchor="middle">${letter}</text>
</svg>
`
}
