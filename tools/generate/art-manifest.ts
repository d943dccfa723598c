import { drawnPictures } from '#art/build/picture-files.ts'

/** What browsers know of the pictures, as the module that they load. */
export function artManifest(): string {
  const rows = drawnPictures().map(({ key, version, drawing }) => `  '${key}': ['${version}', '${drawing.ground}'],\n`)
  return `/** Written by \`npm run generate\` from the drawings: of each picture its version and the colour of its ground. */
export const artManifest = {
${rows.join('')}} as const
`
}
