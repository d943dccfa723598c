/**
 * Asks for the picture that a page begins with before anything else, in the markup of the head. Without it the picture
 * waits behind the scripts for one of the few connections that a browser opens.
 */
export function firstPicture(html: string): readonly string[] {
  const picture =
    /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img ([^>]*)>/
  const [, type, srcSet, sizes, image] = picture.exec(html) ?? []
  if (!image?.includes('fetchPriority="high"')) return []
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  ]
}
