import { drawnPictures } from '#art/build/picture-files.ts'

/** What browsers know of the pictures, as the modules that they load. The scenes of promotions come with their pages. */
export const artManifest = (): string => manifestOf('artManifest', (kind) => kind !== 'promo')

export const promoManifest = (): string => manifestOf('promoManifest', (kind) => kind === 'promo')

function manifestOf(name: string, isListed: (kind: string) => boolean): string {
  const rows = drawnPictures()
    .filter(({ kind }) => isListed(kind))
    .map(({ key, version, drawing }) => `  '${key}': ['${version}', '${drawing.ground}'],\n`)
  return `/** Written by \`npm run generate\` from the drawings: of each picture its version and the colour of its ground. */
export const ${name} = {
${rows.join('')}} as const
`
}
