/**
 * Preloads the page's first picture ahead of everything else, in the head. Without it the picture queues behind the
 * scripts for one of the few connections that a browser opens.
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
